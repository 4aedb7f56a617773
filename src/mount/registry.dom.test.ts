import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineBehaviour } from './define';
import type { Registry } from './Mount';
import { createRegistry } from './registry';

let registry: Registry;
const attach = vi.fn();
const part = defineBehaviour({ name: 'own', kind: 'behaviour', when: 'load', summary: '' }, { attach });
const load = async () => ({ default: part });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  registry = createRegistry({ parts: {} });
});

afterEach(() => {
  registry.stop();
  document.body.replaceChildren();
});

/** What stands in the element's `data-mount-state` once nothing is loading. */
async function stateOf(markup: string): Promise<string | null> {
  document.body.innerHTML = markup;
  registry.start();
  await registry.settled();
  return document.body.firstElementChild!.getAttribute('data-mount-state');
}

/** Waits for a line of the console with these words: they are fetched where there is something to say. */
async function says(line: string): Promise<void> {
  const lines = (): string[] => vi.mocked(console.error).mock.calls.map(([said]) => String(said));
  await expect.poll(lines).toContainEqual(expect.stringContaining(line));
}

test.each(['constructor', 'toString', '__proto__'])(
  'mount rule 22: a name that every object has is as unknown as any other: %s',
  async (name) => {
    await expect.poll(() => stateOf(`<p data-component="${name}"></p>`)).toBe('unknown');
    await says(`data-component: expected the name of a part, found "${name}"`);
    registry.define('own', { load });
    registry.stop();
    await expect.poll(() => stateOf(`<p data-component="own" data-mount="${name}"></p>`)).toBe('failed');
    await says(`data-mount: expected the name of a trigger, found "${name}"`);
  },
);

test('mount rule 20: a part of such a name mounts once it is defined', async () => {
  registry.define('constructor', { load });
  await expect.poll(() => stateOf('<p data-component="constructor"></p>')).toBe('mounted');
  expect(() => registry.define('constructor', { load })).toThrow('the part "constructor" is defined already');
});

test('mount rule 14: the code of a part that was defined after the start is prefetched', async () => {
  registry.start();
  const fetched = vi.fn(load);
  registry.define('own', { load: fetched });
  document.body.innerHTML = '<p data-component="own" data-mount="manual prefetch"></p>';
  await expect.poll(() => document.body.firstElementChild!.getAttribute('data-mount-state')).toBe('waiting');
  await expect
    .poll(() => {
      dispatchEvent(new Event('pointermove'));
      return fetched.mock.calls.length;
    })
    .toBe(1);
});

test.each([
  ['a behaviour without attach', 'attach', { mount: vi.fn() }],
  ['a widget without a view', 'view', { render: vi.fn() }],
])('mount rule 22: %s is no part', async (_, name, made) => {
  registry.define(name, { load: async () => ({ default: { part: part.part, ...made } as never }) });
  await expect.poll(() => stateOf(`<p data-component="${name}"></p>`)).toBe('failed');
  await says(
    `[noest] ${name}: what it loads is no part, expected what defineWidget makes with a view, or defineBehaviour`,
  );
});
