import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { hashOfToken, newLinkToken } from '../../fixtures/shop/mail/linkToken';

// Read by the configuration first; the workers inherit it, so that all look at the same two shops.
const run = (process.env['NOEST_TEST_RUN'] ??= String(process.pid));

/** Where the shop of a build keeps its data during one run of the tests; a new shop each run. */
export const databasePath = (build: string): string => join(tmpdir(), `noest-test-${run}-${build}.sqlite`);

/** The id of a session is what its cookie begins with. */
const idIn = (cookie: string): string => cookie.split('.')[0] ?? '';

export interface QuoteRow {
  readonly sku: string;
  readonly qty: number;
}

/** What the database of that build's shop holds in the cart of the session with this cookie, oldest first. */
export function quoteRows(build: string, sessionCookie: string): QuoteRow[] {
  return rows(
    build,
    `select i.sku, i.qty from quote_items i join quotes q on q.id = i.quote_id
     where q.session_id = ? order by i.id`,
    idIn(sessionCookie),
  );
}

/** What was chosen in each line of the cart of the session with this cookie, as the database of that build's shop holds it. */
export function quoteConfigurations(build: string, sessionCookie: string): string[] {
  const lines = rows<{ configuration: string }>(
    build,
    `select i.configuration from quote_items i join quotes q on q.id = i.quote_id
     where q.session_id = ? order by i.id`,
    idIn(sessionCookie),
  );
  return lines.map(({ configuration }) => configuration);
}

interface OrderedLine {
  readonly sku: string;
  readonly qty: number;
  /** In cents. */
  readonly row_total: number;
  readonly row_total_excl_tax: number;
  /** JSON: what was chosen. */
  readonly configuration: string;
}

/** The lines of an order in that build's shop. */
export function orderedLines(build: string, incrementId: string): OrderedLine[] {
  return rows(
    build,
    `select sku, qty, row_total, row_total_excl_tax, configuration from order_items
     where order_id = (select id from orders where increment_id = ?) order by id`,
    incrementId,
  );
}

/** What was withdrawn from an order of that build's shop. */
export function withdrawnLines(build: string, incrementId: string): Pick<OrderedLine, 'sku' | 'qty' | 'row_total'>[] {
  return rows(
    build,
    `select sku, qty, row_total from order_items join withdrawal_items on order_item_id = order_items.id
     where order_id = (select id from orders where increment_id = ?) order by order_items.id`,
    incrementId,
  );
}

interface OrderRow {
  readonly increment_id: string;
  readonly status: string;
  readonly grand_total: number;
  readonly shipping: number;
  readonly volume_discount: number;
  readonly coupon_code: string | null;
  readonly payment_method: string;
  /** JSON, as the checkout sent it. */
  readonly billing_address: string;
  readonly shipping_address: string;
  /** ISO date. */
  readonly delivery_date: string | null;
  readonly delivery_part: string | null;
  /** The same of a second delivery. */
  readonly later_date: string | null;
  readonly later_part: string | null;
  /** A time such as 07:30; null where it is brought. */
  readonly ready_at: string | null;
}

/** The orders of the session with this cookie in that build's shop, oldest first; amounts in cents. */
export function orderRows(build: string, sessionCookie: string): OrderRow[] {
  return rows(
    build,
    `select increment_id, status, grand_total, shipping, volume_discount, coupon_code, payment_method,
       billing_address, shipping_address, delivery_date, delivery_part, later_date, later_part, ready_at
     from orders where session_id = ? order by id`,
    idIn(sessionCookie),
  );
}

interface Deliveries {
  /** ISO dates. */
  readonly delivery_date: string;
  readonly later_date: string;
  /** In cents. */
  readonly shipping: number;
}

/** The days of the last order of a customer of that build's shop, which comes in two. */
export function lastDeliveries(build: string, email: string): Deliveries {
  return rows<Deliveries>(
    build,
    'select delivery_date, later_date, shipping from orders where lower(email) = ? order by id desc limit 1',
    email,
  )[0]!;
}

interface OrderSums {
  readonly status: string;
  readonly payment_method: string;
  readonly reference: string;
  readonly project_name: string;
  /** In cents. */
  readonly tax: number;
  readonly grand_total: number;
}

/** What an order of that build's shop came to, by its number. */
export function orderSums(build: string, incrementId: string): OrderSums | undefined {
  return rows<OrderSums>(
    build,
    'select status, payment_method, reference, project_name, tax, grand_total from orders where increment_id = ?',
    incrementId,
  )[0];
}

/** How many orders a customer of that build's shop has. */
export function orderCount(build: string, email: string): number {
  const [counted] = rows<{ n: number }>(
    build,
    'select count(*) as n from orders where customer_id = (select id from customers where email = ?)',
    email,
  );
  return counted!.n;
}

/**
 * From here on that build's shop can't write what it knows of an e-mail address, as if its disk were full; others notice
 * nothing of it. The function returned ends it.
 */
export function refuseWrites(build: string, email: string): () => void {
  const full = `begin select raise(abort, 'database or disk is full'); end`;
  change(
    build,
    `create trigger refused_customer before update on customers when old.email = '${email}' ${full};
       create trigger refused_subscriber before insert on newsletter_subscribers when new.email = '${email}' ${full}`,
  );
  return () => change(build, 'drop trigger refused_customer; drop trigger refused_subscriber');
}

/** As if the shop had stopped selling what a line of this order was; everybody else still finds it. */
export function giveUpArticle(build: string, incrementId: string, sku: string): void {
  change(
    build,
    `update order_items set configuration = '{"sku":"999999"}'
     where sku = '${sku}' and order_id = (select id from orders where increment_id = '${incrementId}')`,
  );
}

/** As if this order were weeks ago and its mail had asked for a review; answers the token of the link in it. */
export function askForReview(build: string, incrementId: string): string {
  const token = newLinkToken();
  change(
    build,
    `insert into review_requests (order_id, token_hash, asked_at)
     select id, '${hashOfToken(token)}', '${new Date().toISOString()}' from orders where increment_id = '${incrementId}'`,
  );
  return token;
}

/** So many of an article lie there now, whatever was ordered before. */
export function putInStock(build: string, sku: string, qty: number): void {
  change(build, `update products set stock_qty = ${qty} where sku = '${sku}'`);
}

/** What the database of that build's shop answers to a question with this value in it. */
function rows<Row>(build: string, sql: string, value: string): Row[] {
  const database = new DatabaseSync(databasePath(build), { readOnly: true });
  try {
    return database.prepare(sql).all(value) as Row[];
  } finally {
    database.close();
  }
}

/** Changes that database while its shop is at work. */
function change(build: string, sql: string): void {
  const database = new DatabaseSync(databasePath(build));
  try {
    database.exec(`pragma busy_timeout = 5000; ${sql}`);
  } finally {
    database.close();
  }
}

interface QuotationRow {
  readonly quote_number: string;
  readonly status: string;
  readonly email: string;
  readonly customer_note: string;
  readonly grand_total: number;
  readonly volume_discount: number;
  readonly lines: number;
}

/** The quotations of the session with this cookie in that build's shop, oldest first; amounts in cents. */
export function quotationRows(build: string, sessionCookie: string): QuotationRow[] {
  return rows(
    build,
    `select quote_number, status, email, customer_note, grand_total, volume_discount,
       (select count(*) from quotation_items where quotation_id = quotations.id) as lines
     from quotations where session_id = ? order by id`,
    idIn(sessionCookie),
  );
}

type QuotedLine = Omit<OrderedLine, 'configuration'>;

/** The lines of a quotation of that build's shop. Amounts in cents. */
export function quotedLines(build: string, quoteNumber: string): QuotedLine[] {
  return rows(
    build,
    `select sku, qty, row_total, row_total_excl_tax from quotation_items
     where quotation_id = (select id from quotations where quote_number = ?) order by id`,
    quoteNumber,
  );
}
