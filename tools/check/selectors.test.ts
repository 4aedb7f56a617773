// @vitest-environment node
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

/** What mounts parts, lists them or looks into a page of them; and the one place where a part may find another. */
const THAT_MAY = /^src\/(?:(?:mount|public|check|inspector)\/|shared\/platform\/partElements\.ts$)/;
/** A selector for the elements with this attribute; `closest` finds the part that something stands in. */
const OF_PARTS = /(?:querySelector(?:All)?(?:<[^>]*>)?|matches)\(\s*['"`][^'"`]*\[data-component/g;

test('nothing finds a part by a selector of its own', () => {
  const modules = globSync('src/**/*.{ts,tsx}', { ignore: ['**/*.test.*', '**/testing/**'] });
  const found = modules.filter((file) => !THAT_MAY.test(file) && readFileSync(file, 'utf8').match(OF_PARTS));
  expect(found).toEqual([]);
});
