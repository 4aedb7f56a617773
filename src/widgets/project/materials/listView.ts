import type { Amount } from '../../../shared/money';
import type dutch from '../messages/terrace.nl.json';
import type { PlannedRow } from './price';

/** The words and figures of whoever prints a list: the page's, or the server's. */
export interface ListWords {
  say(key: keyof typeof dutch, values?: Readonly<Record<string, string | number>>): string;
  /** A figure with so many decimals: "5,00". */
  number(value: number, decimals?: number): string;
}

/** A row of a list of materials, in words. */
export interface MaterialView {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly image: string;
  /** How the count comes about. */
  readonly note: string;
  readonly count: number;
  /** "34 stuks" */
  readonly countWords: string;
  readonly each: Amount;
  readonly total: Amount;
  /** What is said where there is too little; empty where there is enough. */
  readonly shortage: string;
}

/** A list of materials, printed by the server or drawn by a part. */
export interface ListView {
  readonly rows: readonly MaterialView[];
  readonly total: Amount;
  readonly totalLabel: string;
  /** Of a metre or a square metre. */
  readonly per: Amount;
  readonly perLabel: string;
  readonly isDeliveredFree: boolean;
  /** What it takes beside that the shop does not sell. */
  readonly also: readonly string[];
  /** What a project of this list is called. */
  readonly projectName: string;
}

/** A planned row in words. */
export function materialView(
  { article, count, price, total, isEnough }: PlannedRow,
  note: string,
  countWords: string,
  { say }: ListWords,
): MaterialView {
  return {
    sku: article.sku,
    name: article.name,
    url: article.url,
    image: article.image,
    note,
    count,
    countWords,
    each: price,
    total,
    shortage: isEnough ? '' : say('tooFew', { left: article.left ?? 0, n: count }),
  };
}
