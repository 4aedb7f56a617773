/** Groups of `perRow` values; one list impression is one row (analytics rule 5). */
export function rowsOf<Value>(values: readonly Value[], perRow: number): Value[][] {
  const rows: Value[][] = [];
  for (let first = 0; first < values.length; first += perRow) rows.push(values.slice(first, first + perRow));
  return rows;
}
