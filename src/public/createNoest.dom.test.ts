import { afterEach, expect, test, vi } from 'vitest';
import { actions } from './actions';
import { createNoest } from './createNoest';

afterEach(() => Reflect.deleteProperty(window, 'noest'));

test.each([undefined, null, 'opening-hours.js', { attach: (): void => {} }, { when: 'load', load: './hours.js' }])(
  'what is no part is refused where it is defined, by its name: %o',
  (part) => {
    expect(() => createNoest({}).define('opening-hours', part as never)).toThrow(
      '[noest] "opening-hours": expected what defineWidget or defineBehaviour makes',
    );
  },
);

test('every action can be had before its code is there', () => {
  const { cart, customer, listing, prices } = createNoest({});
  const namesOf = (all: object) => Object.entries(all).map(([feature, its]) => [feature, Object.keys(its as object)]);
  expect(namesOf({ cart, customer, listing, prices })).toEqual(namesOf(actions));
});

test('an element whose id is noest is no copy of the kit', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  (window as { noest: unknown }).noest = document.createElement('div');
  const noest = createNoest({});
  noest.start();
  expect(window.noest).toBe(noest);
  createNoest({}).start();
  expect(window.noest).toBe(noest);
  expect(said.mock.calls).toEqual([['[noest] loaded twice; this copy does nothing']]);
});
