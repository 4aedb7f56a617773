import { test } from '../conformance/fixture';
import { DELAYS, PAGE, pressEach } from '../support/firstPresses';
import { BUILDS } from '../support/servers';

test.use({ baseURL: `http://127.0.0.1:${BUILDS[0].conformancePort}` });

for (const input of ['mouse', 'keyboard'] as const) {
  for (const delay of DELAYS) {
    test(
      `the first press by ${input} of each kind of control acts once, its code late by ${delay} ms`,
      { tag: '@long' },
      async ({ page, visit }) => {
        await pressEach(page, () => visit(PAGE), input, delay);
      },
    );
  }
}
