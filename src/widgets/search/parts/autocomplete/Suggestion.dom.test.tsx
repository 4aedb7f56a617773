import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Suggestions } from '../../../../shared/api';
import { toCents } from '../../../../shared/money';
import { ProductSuggestion } from './Suggestion';

afterEach(cleanup);

type Price = Suggestions['products'][number]['price'];

/** The text of a suggested product with this price. */
function textOf(price: Price): string {
  const product = { sku: '', name: 'Plank', url: '/plank', image: '', price, isFromPrice: true, unit: '' } as const;
  const { container } = render(<ProductSuggestion option={{}} href="/plank" product={product} query="" />);
  return container.textContent.replaceAll(/\s+/g, ' ').trim();
}

test.each<[string, Price, string]>([
  ['the one with VAT', { inclTax: toCents(1210), exclTax: null }, 'PlankVanaf € 12,10 incl. btw'],
  ['the one without VAT', { inclTax: null, exclTax: toCents(1000) }, 'PlankVanaf € 10,- excl. btw'],
  ['none', null, 'Plank'],
])('search rule 9: of two prices a shop may give %s', (_, price, text) => {
  expect(textOf(price)).toBe(text);
});

test('search rule 9 and prices rule 15: a price without VAT is followed by the one with VAT', () => {
  expect(textOf({ inclTax: toCents(1210), exclTax: toCents(1000) })).toMatch(
    /€ 10,- .*excl\. btw \(€ 12,10 incl\. btw\)$/,
  );
});
