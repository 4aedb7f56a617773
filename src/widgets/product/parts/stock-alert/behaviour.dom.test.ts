import { expect, test } from 'vitest';
import { emit } from '../../../../shared/platform/events';
import stockAlert from './behaviour';

const PRINTED = `<div hidden><form><input type="hidden" name="sku" value=""></form><section data-of="200101-500-1"></section><section data-of="200101-400-2" hidden></section></div>`;

/** The variant with this SKU is chosen; null while something is still to be chosen. */
function choose(sku: string, inStock: boolean | null): void {
  emit('product-changed', { sku, qty: 1, isSoldOut: inStock === false });
}

test('product rule 42: shown for a variant that is sold out, about that variant, and as it was printed once it leaves', () => {
  document.body.innerHTML = PRINTED;
  const element = document.body.firstElementChild as HTMLElement;
  const sku = element.querySelector('input')!;
  const [equals, ofOther] = element.querySelectorAll('section');
  const leaving = new AbortController();
  stockAlert.attach(element, {}, leaving.signal);
  expect(element.hidden).toBe(true);
  choose('200101-500-1', false);
  expect([element.hidden, sku.value, equals!.hidden, ofOther!.hidden]).toEqual([false, '200101-500-1', false, true]);
  choose('200101-400-2', false);
  expect([element.hidden, sku.value, equals!.hidden, ofOther!.hidden]).toEqual([false, '200101-400-2', true, false]);
  choose('200101-400-0', true);
  expect(element.hidden).toBe(true);
  choose('200101', null);
  expect(element.hidden).toBe(true);
  leaving.abort();
  choose('200101-500-1', false);
  expect([element.hidden, sku.value, equals!.hidden, ofOther!.hidden]).toEqual([true, '', false, true]);
});
