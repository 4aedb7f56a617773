import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** The properties of the interfaces in a module, one level deep. */
const keysOf = (source: string): string[] =>
  [...source.matchAll(/^interface SentEvents \{\n(.*?)^\}|^export interface (?:AskedEvents|Changes) \{\n(.*?)^\}/gms)]
    .flatMap(([, sent = '', other = '']) => [...`${sent}${other}`.matchAll(/^ {2}'?([\w-]+)'?: /gm)])
    .map(([, key = '']) => key);

test('docs/events.md has every event and every change, and no other', () => {
  const documented = [...read('docs/events.md').matchAll(/^\| `([\w:-]+)` \|/gm)].map(([, name = '']) => name);
  const events = keysOf(read('src/shared/platform/events/ShopEvents.ts')).map((name) => `shop:${name}`);
  const changes = keysOf(read('src/shared/changes/Changes.ts'));
  expect(events.length).toBeGreaterThan(15);
  expect(changes.length).toBeGreaterThan(5);
  const kinds = ['refused', 'aborted', 'no-part'];
  expect(documented.filter((name) => !kinds.includes(name)).toSorted()).toEqual([...events, ...changes].toSorted());
});
