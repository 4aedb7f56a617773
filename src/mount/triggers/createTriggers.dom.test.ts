import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTriggers, parseTriggers, TRIGGERS } from './createTriggers';

test.each([
  ['load', [{ name: 'load', argument: '' }]],
  [
    '  visible   idle ',
    [
      { name: 'visible', argument: '' },
      { name: 'idle', argument: '' },
    ],
  ],
  ['visible(200px)', [{ name: 'visible', argument: '200px' }]],
  ['event(shop:cart-changed)', [{ name: 'event', argument: 'shop:cart-changed' }]],
  [
    'media((min-width: 48em) and (hover)) idle',
    [
      { name: 'media', argument: '(min-width: 48em) and (hover)' },
      { name: 'idle', argument: '' },
    ],
  ],
])('%s', (text, expected) => {
  expect(parseTriggers(text)).toEqual(expected);
});

test('what is written is read back', () => {
  const name = fc.stringMatching(/^[a-z][a-z-]*$/);
  const argument = fc.stringMatching(/^[\w:.,% -]*$/);
  fc.assert(
    fc.property(fc.array(fc.record({ name, argument }), { minLength: 1 }), (when) => {
      const text = when.map((one) => (one.argument ? `${one.name}(${one.argument})` : one.name)).join(' ');
      expect(parseTriggers(text)).toEqual(when);
    }),
  );
});

test('mount rule 22: the names of the triggers, as a page and as the checker tells them, are those that there are', () => {
  const controller = new AbortController();
  const triggers = createTriggers(() => {}, new Map(), controller.signal);
  controller.abort();
  expect(TRIGGERS).toEqual(Object.keys(triggers));
});

test('shared rule 1: where cookies are forbidden a part that waits for one waits for a sign of life, as without it', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const controller = new AbortController();
  const triggers = createTriggers(() => {}, new Map(), controller.signal);
  const run = vi.fn<() => void>();
  triggers['active']!({ element: document.body, name: 'part', signal: controller.signal } as never, 'key', run);
  expect(run).not.toHaveBeenCalled();
  controller.abort();
});
