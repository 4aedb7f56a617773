import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importParts } from './importParts';

/** `part/view` of each row of the table in docs/overrides.md. */
function documented(): string[] {
  const rows = readFileSync('docs/overrides.md', 'utf8').matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \| `([a-z]+)` \|/gm);
  return [...rows].flatMap(([, parts = '', view]) =>
    [...parts.matchAll(/`([^`]+)`/g)].map(([, part]) => `${part}/${view}`),
  );
}

test('docs/overrides.md has every view that a part declares, and no other', async () => {
  const parts = await importParts();
  const declared = parts.flatMap(({ declaration: { name, views = {} } }) =>
    Object.keys(views).map((view) => `${name}/${view}`),
  );
  expect(documented().toSorted()).toEqual(declared.toSorted());
});
