import { createElement, memo } from 'react';
import { expect, test, vi } from 'vitest';
import { replaceView, type ReplaceableViews } from './replaceView';

test.each([
  ['minicart', 'lines', 'minicart, view: expected line or summary or empty, found "lines"'],
  ['minicart', 'toString', 'minicart, view: expected line or summary or empty, found "toString"'],
  [
    'toString',
    'line',
    'part: expected autocomplete or cart or minicart or product-list or recent-products or recommendations, found "toString"',
  ],
  [
    'drawer',
    'line',
    'part: expected autocomplete or cart or minicart or product-list or recent-products or recommendations, found "drawer"',
  ],
])('replaceView of %s, %s is reported', (part, name, said) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  replaceView(part as keyof ReplaceableViews, name as never, null);
  expect(error).toHaveBeenCalledExactlyOnceWith(`[noest] replaceView, ${said}`);
});

test.each([
  ['an element', createElement('b')],
  ['string', 'b'],
  ['undefined', undefined],
  ['object', { default: () => null }],
])('mount rule 22: a view that is no component, %s, is reported', (found, view) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  replaceView('minicart', 'line', view as never);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `[noest] replaceView, minicart, line: expected a component or null, found ${found}`,
  );
});

test.each([['a function', () => null] as const, ['what memo makes', memo(() => null)] as const])(
  '%s is a component',
  (_, view) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    replaceView('minicart', 'line', view);
    replaceView('minicart', 'line', null);
    expect(error).not.toHaveBeenCalled();
  },
);

test('a name that is one is not', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  replaceView('minicart', 'line', null);
  expect(error).not.toHaveBeenCalled();
});
