import { afterEach, expect, test } from 'vitest';
import { amount } from '../../../../tests/support/fakeShop';
import { offer } from '../../../../tests/support/offers';
import { build } from '../../../shared/platform/dom';
import { writeStructuredData } from './writeShown';

afterEach(() => document.head.replaceChildren());

test('product rule 25: the JSON-LD of the product follows the variant, other JSON-LD stays', () => {
  const [product, other] = [build('script', ''), build('script', '')];
  for (const script of [product, other]) script.setAttribute('type', 'application/ld+json');
  product.append(JSON.stringify({ '@type': 'Product', name: 'Plank', brand: 'Noest', offers: {} }));
  other.append('{"@type":"BreadcrumbList"}');
  document.head.append(product, other);
  const variant = offer({ sku: '200101-400-2', piecePrice: amount(19.8) });
  writeStructuredData({ sku: variant.sku, name: 'Plank, 400 cm', offer: variant, pictures: null });
  expect(JSON.parse(product.textContent)).toMatchObject({
    name: 'Plank, 400 cm',
    brand: 'Noest',
    sku: '200101-400-2',
    offers: { '@type': 'Offer', price: '19.80' },
  });
  expect(other.textContent).toBe('{"@type":"BreadcrumbList"}');
});
