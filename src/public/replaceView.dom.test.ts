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

test('a name that is one is not', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  replaceView('minicart', 'line', null);
  expect(error).not.toHaveBeenCalled();
});
