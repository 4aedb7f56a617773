import type { AskedRow } from '../../shared/api';
import { addUpDoubles } from './list/addUpDoubles';
import { LIMITS } from './list/limits';
import { decodeFile, readList, writeRest } from './list/text';
import { formatMessage } from '../../shared/i18n/formatMessage';
import { createNamespace } from '../../shared/i18n/namespace';
import dutch from './messages/quickOrderList.nl.json';
import { askedOf, isFilled, keyed, withRoom, type KeyedRow } from './rows';

// Fetched by Paste.tsx with the first list or file.

/** The messages of lists and files: they are fetched with what reads them. */
const t = createNamespace('quickOrderList', dutch, () => import('./messages/quickOrderList.en.json'), formatMessage);

export type TakenList =
  | {
      readonly rows: readonly KeyedRow[];
      /** What stays to be pasted: what there is no room for, and lines that have no article number, as they were typed. */
      readonly left: string;
      /** What came of it. */
      readonly said: string;
      /** Which line has no article number; empty where all of them have one. */
      readonly wrong: string;
    }
  | { readonly error: string };

/** Puts a list behind the rows that are filled, equal articles added up. */
export function takeList(rows: readonly KeyedRow[], text: string): TakenList {
  const { rows: read, lacksSku } = readList(text);
  if (read.length === 0) return { error: t(lacksSku ? 'lacksSku' : 'nothingRead') };
  const unread = read.filter(({ isNoSku }) => isNoSku);
  if (unread.length === read.length) return { error: noSkuWords(read) };
  const joined = joinRows(
    rows,
    read.filter(({ isNoSku }) => !isNoSku),
  );
  const tooMany = joined.left.length > 0;
  return {
    rows: joined.rows,
    left: writeRest(joined.left, unread),
    said: tooMany
      ? t('tooMany', { most: LIMITS.rows, n: joined.left.length })
      : t('taken', { n: joined.rows.filter(isFilled).length }),
    wrong: noSkuWords(read),
  };
}

/**
 * What is said of a text while it stands in the field: how many rows it has, and which line has no article number. Of a word
 * at the end that may go on nothing is wrong yet.
 */
export function describeList(text: string): { readonly n: number; readonly found: string; readonly wrong: string } {
  const { rows } = readList(text);
  const n = rows.filter(({ isNoSku }) => !isNoSku).length;
  const last = rows.at(-1);
  const isGoingOn = last !== undefined && text.endsWith(last.text) && !/[\s;,]/.test(last.text);
  return { n, found: n > 0 ? t('recognised', { n }) : '', wrong: noSkuWords(isGoingOn ? rows.slice(0, -1) : rows) };
}

/** The text of a CSV file, or what is wrong with the file. */
export async function readFile(file: File): Promise<{ readonly text: string } | { readonly error: string }> {
  if (file.size > LIMITS.file) return { error: t('fileTooLarge') };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook or a picture has it in its first bytes; a text of UTF-16 has its mark there.
  if (bytes[0] !== 0xff && bytes.subarray(0, 512).includes(0)) return { error: t('fileFailed') };
  return { text: decodeFile(bytes) };
}

/** One message for all lines that have no article number; empty where there are none. */
function noSkuWords(rows: ReturnType<typeof readList>['rows']): string {
  const [first, ...others] = rows.filter(({ isNoSku }) => isNoSku);
  return first ? t('noSku', { line: first.line, word: first.sku, n: others.length }) : '';
}

/** The filled rows with others behind them; and those for which there is no room. */
function joinRows(
  rows: readonly KeyedRow[],
  read: readonly AskedRow[],
): { readonly rows: readonly KeyedRow[]; readonly left: readonly AskedRow[] } {
  const filled = rows.filter(isFilled);
  const all = addUpDoubles([...filled, ...read].map(askedOf));
  const nameOf = ({ sku, reference = '' }: AskedRow): string => `${sku.trim()}\n${reference}`;
  const keyOf = new Map(filled.map((row) => [nameOf(row), row.key]));
  const joined = all.slice(0, LIMITS.rows).map((row) => {
    const key = keyOf.get(nameOf(row));
    keyOf.delete(nameOf(row));
    return key === undefined ? keyed(row) : { ...row, key };
  });
  return { rows: withRoom(joined), left: all.slice(LIMITS.rows) };
}
