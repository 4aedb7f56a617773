import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, type Route } from 'playwright/test';
import { ALL_FAULTS, REFUSED, WORDS, type Fault } from './everyFault';

const CODE = 'src/shared/api/magento';
/** Where the kit asks a Magento otherwise than by GraphQL, and what the code calls its operations. */
const OPERATION = /\boperation<[^(]*\(\)\(\{\s*name: '(\w+)'/g;
const PAGE = /'((?:checkout|customer)\/[\w/]+\/)'/g;

/** Every call of the Magento back end, as its code declares it: operations by their name, pages by their path. */
export function callsOfMagento(): readonly string[] {
  const files = readdirSync(CODE, { recursive: true, encoding: 'utf8' });
  const calls = files.flatMap((file) => {
    if (!file.endsWith('.ts') || file.includes('.test.')) return [];
    const code = readFileSync(join(CODE, file), 'utf8');
    return [...code.matchAll(OPERATION), ...code.matchAll(PAGE)].map(([, call = '']) => call);
  });
  return [...new Set(calls)].toSorted();
}

/** Shared rule 39: a Magento refuses in an answer of status 200, by the category of its error. */
const refusal: Fault = {
  name: REFUSED,
  answer: (route) =>
    route.fulfill({ json: { data: {}, errors: [{ message: WORDS, extensions: { category: 'graphql-input' } }] } }),
};

export const MAGENTO_FAULTS: readonly Fault[] = ALL_FAULTS.map((fault) => (fault.name === REFUSED ? refusal : fault));

/** Whether the kit makes this call by this request; the theme's own script loads section data too. */
export function isCall(request: Request, call: string): boolean {
  const { pathname, searchParams } = new URL(request.url());
  if (call.endsWith('/')) {
    const isOfKit = searchParams.get('sections') !== '' && ['fetch', 'xhr'].includes(request.resourceType());
    return isOfKit && pathname === `/${call}`;
  }
  if (pathname !== '/graphql') return false;
  const document = searchParams.get('query') ?? String(Object(request.postDataJSON()).query);
  return new RegExp(`^\\w+ ${call}\\b`).test(document);
}

/** Answers this call with a fault from now on, and all others as before: what it returns waits for the call, and ends it. */
export async function breakCall(page: Page, call: string, { name, answer }: Fault) {
  let asked = 0;
  const held: Route[] = [];
  const isPossible = ({ pathname }: URL): boolean => pathname === `/${call.endsWith('/') ? call : 'graphql'}`;
  await page.route(isPossible, async (route) => {
    if (!isCall(route.request(), call)) return route.fallback();
    asked += 1;
    if (answer) await answer(route);
    else held.push(route);
  });
  const made = (): Promise<void> => expect.poll(() => asked, `${name}: ${call} was made`).toBeGreaterThan(0);
  const end = async (): Promise<void> => {
    // What is only let go would still be done by the shop; the page has given most of them up.
    for (const route of held) await route.abort().catch(() => {});
    await page.unroute(isPossible);
  };
  return { made, end };
}
