/** What divides the cells of a row: of a spreadsheet, of a Dutch CSV file, of an English one. */
export type Divider = '\t' | ';' | ',';

/** A cell, in quotes or not, and the divider behind it. A quote in a quoted cell is doubled. */
const CELL: Readonly<Record<Divider, RegExp>> = {
  '\t': /(?:[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*|([^\t]*))\t/g,
  ';': /(?:\s*"((?:[^"]|"")*)"\s*|([^;]*));/g,
  ',': /(?:\s*"((?:[^"]|"")*)"\s*|([^,]*)),/g,
};

/** The cells of a row between dividers. */
export function splitBy(row: string, divider: Divider): string[] {
  return [...`${row}${divider}`.matchAll(CELL[divider])].map(([, quoted, plain]) =>
    quoted === undefined ? bare(plain ?? '') : quoted.replaceAll('""', '"').trim(),
  );
}

/**
 * The divider of a row; null where spaces divide it. A tab or a semicolon divides wherever it stands; a comma only where one
 * word stands before it, for it is in "12,00" too.
 */
export function dividerOf(row: string): Divider | null {
  if (row.includes('\t')) return '\t';
  if (row.includes(';')) return ';';
  return /^\s*(?:"[^"]*"|[^\s,]+)\s*,/.test(row) ? ',' : null;
}

/** The first word of a row without dividers, and the last, or the last two of "100101 Vuren plank 12 stuks". */
export function splitBySpaces(row: string): string[] {
  const [first = '', ...words] = row.trim().split(/\s+/).map(bare);
  if (words.length === 0) return [first];
  const pair = words.slice(-2).join(' ');
  return [first, /^[\d.,]+ \D+$/.test(pair) ? pair : words.at(-1)!];
}

/** Without the quotes that a spreadsheet puts around a text. */
function bare(cell: string): string {
  return cell
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
}
