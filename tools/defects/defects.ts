/** A fault that a hurried change could bring, and the tests that must notice it. */
export interface Defect {
  /** What is wrong with it. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly is: string;
  readonly becomes: string;
  /** Test files or folders for Vitest, or files for Playwright where `project` names one of its projects. */
  readonly tests: readonly string[];
  readonly project?: string;
}

export const DEFECTS: readonly Defect[] = [
  {
    name: 'a swallowed error: a list that could not be fetched says nothing',
    file: 'src/widgets/listing/store/createListing.ts',
    is: '      loadError.value = error;\n',
    becomes: '',
    tests: ['src/widgets/listing'],
  },
  {
    name: 'a missing token check: any site can change a cart',
    file: 'fixtures/shop/sessions/csrf.ts',
    is: 'tokens.isValid(c.var.session.id, await givenToken(c))',
    becomes: "typeof (await givenToken(c)) === 'string'",
    tests: ['fixtures/shop/routes.test.ts', 'fixtures/shop/server.test.ts'],
  },
  {
    name: 'a lost focus: the line that is put back does not get it',
    file: 'src/widgets/cart/lines/CartLines.tsx',
    is: '    line.focus();\n',
    becomes: '',
    tests: ['src/widgets/cart'],
  },
  {
    name: 'an unescaped field: what a shopper typed is HTML in a page',
    file: 'fixtures/shop/render/engine.ts',
    is: "    outputEscape: 'escape',\n",
    becomes: '',
    tests: ['fixtures/shop/pages'],
  },
  {
    name: 'a leaked listener: a part that has left the page still hears of the back/forward cache',
    file: 'src/mount/runtime/createMounter.ts',
    is: "addEventListener('pageshow', restored, { signal: mount.signal });",
    becomes: "addEventListener('pageshow', restored);",
    tests: ['tests/conformance/lifecycle.spec.ts'],
    project: 'conformance-react',
  },
  {
    name: 'an answer that was overtaken replaces a later one',
    file: 'src/widgets/listing/store/createListing.ts',
    is: '    if (latestRequest !== request) return false;\n    if (next)',
    becomes: '    if (next)',
    tests: ['src/widgets/listing'],
  },
  {
    name: 'half a cent is rounded down',
    file: 'src/shared/money/index.ts',
    is: 'Math.floor((2 * dividend + divisor) / (2 * divisor))',
    becomes: 'Math.ceil((2 * dividend - divisor) / (2 * divisor))',
    tests: ['src/shared/money', 'fixtures/shop/pricing'],
  },
  {
    name: 'an order is placed twice with one key',
    file: 'fixtures/shop/orders/service.ts',
    is: '    const known = orders.byKey(key);\n    if (known)',
    becomes: "    const known = orders.byKey('');\n    if (known)",
    tests: ['fixtures/shop/orders'],
  },
  {
    name: 'a form leads back to another site',
    file: 'fixtures/shop/pages/returnTo.ts',
    is: "if (address?.origin !== HERE || address.pathname.startsWith('//')) return fallback;",
    becomes: 'if (!address) return fallback;',
    tests: ['fixtures/shop/pages/returnTo.test.ts', 'fixtures/shop/redirects.test.ts'],
  },
  {
    name: 'a session keeps its id at login',
    file: 'fixtures/shop/sessions/service.ts',
    is: '    renew(c, customerId) {\n      const ticket = newTicket();',
    becomes: '    renew(c, customerId) {\n      const ticket = ticketOf(c) ?? newTicket();',
    tests: ['fixtures/shop/sessions'],
  },
  {
    name: 'the log has the path of a request, with the postcode in it',
    file: 'fixtures/shop/requestLog.ts',
    is: 'route: routePath(c),',
    becomes: 'route: c.req.path,',
    tests: ['fixtures/shop/server.test.ts'],
  },
];

/** The file with its defect. @throws when the place is not there exactly once: the list has to follow the code */
export function plant({ file, is, becomes }: Defect, sound: string): string {
  const [before, after, ...more] = sound.split(is);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} does not have this exactly once: ${is}`);
  }
  return before + becomes + after;
}
