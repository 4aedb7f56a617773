import type { TypedRow } from './readList';

/** Rows as text that `readList` reads again; with the names of the columns where one of them has a reference. */
export function writeList(rows: readonly TypedRow[]): string {
  if (rows.every(({ reference = '' }) => reference === ''))
    return rows.map(({ sku, qty }) => `${sku};${qty}`).join('\n');
  const lines = rows.map(({ sku, qty, reference = '' }) => `${sku};${qty};"${reference.replaceAll('"', '""')}"`);
  return ['artikelnummer;aantal;referentie', ...lines].join('\n');
}
