import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { tightened } from './tighten';

test('a classic script declares no name of the page: it may run twice, beside scripts with names as short', async () => {
  const script = '(function () { function first() { return page.n } let n = first(); page.n = n + first(); })();';
  const { code } = await tightened(script, { isModule: false });
  const page = { n: 1 };
  const context = createContext({ page });
  const before = Object.keys(context);
  for (const text of ['let t, e, n, r, i, first;', code, code]) runInContext(text, context);
  expect([page.n, Object.keys(context)]).toEqual([4, before]);
});
