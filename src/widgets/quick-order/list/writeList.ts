import type { TypedRow } from './readList';

/** What stays to be pasted, as `readList` reads it again: rows, and behind them lines as they were typed. */
export function writeRest(rows: readonly TypedRow[], lines: readonly { readonly text: string }[]): string {
  return [...(rows.length > 0 ? [writeList(rows)] : []), ...lines.map(({ text }) => text)].join('\n');
}

/** Rows as text that `readList` reads again; with the names of the columns where one of them has a reference. */
export function writeList(rows: readonly TypedRow[]): string {
  if (rows.every(({ reference = '' }) => reference === ''))
    return rows.map(({ sku, qty }) => `${sku};${qty}`).join('\n');
  const lines = rows.map(({ sku, qty, reference = '' }) => `${sku};${qty};"${reference.replaceAll('"', '""')}"`);
  return ['artikelnummer;aantal;referentie', ...lines].join('\n');
}
