import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

// Read by the configuration first; the workers inherit it, so that all look at the same two shops.
const run = (process.env['NOEST_TEST_RUN'] ??= String(process.pid));

/** Where the shop of a build keeps its data during one run of the tests; a new shop each run. */
export const databasePath = (build: string): string => join(tmpdir(), `noest-test-${run}-${build}.sqlite`);

export interface QuoteRow {
  readonly sku: string;
  readonly qty: number;
}

/** What the database of that build's shop holds in the cart of this session, oldest first. */
export function quoteRows(build: string, sessionId: string): QuoteRow[] {
  const database = new DatabaseSync(databasePath(build), { readOnly: true });
  try {
    return database
      .prepare(
        `select i.sku, i.qty from quote_items i join quotes q on q.id = i.quote_id
         where q.session_id = ? order by i.id`,
      )
      .all(sessionId) as QuoteRow[];
  } finally {
    database.close();
  }
}
