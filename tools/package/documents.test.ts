import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutDeadLinks } from './documents';

const FILES = new Set(['README.md', 'docs/start.md', 'docs/events.md', 'dist/react/noest.js']);

test.each([
  ['[start](docs/start.md) and [decisions](docs/decisions.md)', '[start](docs/start.md) and decisions'],
  ['[a heading](docs/start.md#look), [one](docs/gone.md#look)', '[a heading](docs/start.md#look), one'],
  ['[`pages.spec.ts`](tests/pages.spec.ts)', '`pages.spec.ts`'],
  ['[here](#here), [the web](https://example.com/a.md)', '[here](#here), [the web](https://example.com/a.md)'],
  ['[a folder](dist/react)', '[a folder](dist/react)'],
  ['One.\n\n![A picture](docs/images/a.jpg)\n\nTwo.', 'One.\n\nTwo.'],
  ['```md\n[code](docs/gone.md)\n```', '```md\n[code](docs/gone.md)\n```'],
  ['`a[0](docs/gone.md)`', '`a[0](docs/gone.md)`'],
])('a link to what the package lacks is its words alone: %s', (text, expected) => {
  expect(withoutDeadLinks(text, 'README.md', FILES)).toBe(expected);
});

test('a link counts from its page', () => {
  const text = '[events](events.md), [module](../tests/module.spec.ts), [kit](../dist/react/noest.js)';
  expect(withoutDeadLinks(text, 'docs/start.md', FILES)).toBe(
    '[events](events.md), module, [kit](../dist/react/noest.js)',
  );
});

test('npm pack takes the dead links away, and puts the files of the project back', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['prepack']).toMatch(/ && tsx tools\/package\/documentsInPlace\.ts$/);
  expect(scripts['postpack']).toBe('tsx tools/package/documentsInPlace.ts --restore');
});
