import { expect, test } from 'vitest';
import { amount } from '../../../../tests/support/fakeShop';
import { offer } from '../../../../tests/support/offers';
import { aggregateOfferData, offerData } from './structuredData';

const URL_OF_IT = 'https://shop.test/plank';

test('An offer has the price of one in the cart, and the price of a unit where that differs', () => {
  const plank = offer({ unit: 'M1', regularPrice: amount(4.5), finalPrice: amount(4.5), piecePrice: amount(18) });
  expect(offerData(plank, URL_OF_IT, 'CHF')).toMatchObject({
    price: '18.00',
    priceCurrency: 'CHF',
    url: URL_OF_IT,
    priceSpecification: { price: '4.50', priceCurrency: 'CHF', unitCode: 'MTR', valueAddedTaxIncluded: true },
  });
  expect(offerData(offer(), URL_OF_IT, 'EUR')).not.toHaveProperty('priceSpecification');
});

test('product rule 17: a reduction in the structured data starts from the lowest price of 30 days too', () => {
  const reduced = { regularPrice: amount(12), finalPrice: amount(10), lowestPrice: amount(10.5) };
  expect(offerData(offer(reduced), URL_OF_IT, 'EUR')).toHaveProperty('priceSpecification', [
    expect.objectContaining({ price: '10.00' }),
    expect.objectContaining({ price: '10.50', priceType: 'https://schema.org/StrikethroughPrice' }),
  ]);
});

test.each([
  [offer(), 'InStock'],
  [offer({ inStock: true, stock: { state: 'available_later', days: 14 } }), 'BackOrder'],
  [offer({ inStock: false, stock: { state: 'out_of_stock' } }), 'OutOfStock'],
])('The availability is that of the stock', (given, expected) => {
  expect(offerData(given, URL_OF_IT, 'EUR')).toHaveProperty('availability', `https://schema.org/${expected}`);
});

test('Several offers have a lowest and a highest price', () => {
  const offers = [offer({ piecePrice: amount(12), inStock: false }), offer({ piecePrice: amount(9.5) })];
  expect(aggregateOfferData(offers, URL_OF_IT, 'EUR')).toMatchObject({
    offerCount: 2,
    lowPrice: '9.50',
    highPrice: '12.00',
    availability: 'https://schema.org/InStock',
  });
});
