/**
 * The cells of a row. A tab or a semicolon divides wherever it stands; a comma only where a SKU stands before it, for it is
 * in "12,00" too; else spaces do, with the last word for the quantity.
 */
export function splitCells(row: string): string[] {
  const divider = ['\t', ';'].find((each) => row.includes(each));
  if (divider !== undefined) return row.split(divider).map(bare);
  const byComma = row.split(',').map(bare);
  if (byComma.length > 1 && !/\s/.test(byComma[0]!)) return byComma;
  const [sku = '', ...words] = row.split(/\s+/).map(bare);
  if (words.length === 0) return [sku];
  // "100101 12 stuks" and "100101 Vuren plank 12": a number with its unit, else the last word.
  const pair = words.slice(-2).join(' ');
  return [sku, /^[\d.,]+ \D+$/.test(pair) ? pair : words.at(-1)!];
}

/** Without the quotes that a spreadsheet puts around a text. */
function bare(cell: string): string {
  return cell
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
}
