/** Quick order rule 2. */
export const LIMITS = {
  rows: 500,
  /** Rows to fill in, to begin with. */
  ready: 10,
  /** Of what is typed for an article number or a quantity. */
  cell: 64,
  /** Of a reference, as that of an order. */
  reference: 35,
  /** Of a file, in bytes. */
  file: 1_000_000,
} as const;
