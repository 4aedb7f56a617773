import { measureCatalogue, type Row } from '../catalogue/measure';
import type { Curve } from './Curve';

const SIZES = [1000, 10_000, 50_000];

/** Time of a listing at the server. */
export async function ofProducts(): Promise<Curve[]> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(...(await measureCatalogue(size)));
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => ({
    what: `${name}, by products`,
    unit: 'ms at the median',
    points: rows.filter((row) => row.name === name).map(({ size, median }) => ({ size, value: median })),
  }));
}
