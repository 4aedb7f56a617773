import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listingProduct } from '../../../../tests/support/catalogue';
import { pageWith } from '../../../../tests/support/pageWith';
import { amount } from '../../../../tests/support/fakeShop';
import { ProductCard } from './ProductCard';

afterEach(() => {
  cleanup();
  pageWith();
});

const show = (given: Parameters<typeof listingProduct>[0] = {}) =>
  render(<ProductCard product={listingProduct(given)} heading="h2" />);

test('Shows name, dimensions and stock, and links to the page of the product', () => {
  show({ name: 'Vuren plank', url: '/vuren-plank', dimensions: '18 x 145 mm', stock: { state: 'only_left', qty: 3 } });
  expect(screen.getByRole('link', { name: 'Vuren plank' }).getAttribute('href')).toBe('/vuren-plank');
  expect(screen.getByText(/18\sx\s145\smm/)).toBeTruthy();
  expect(screen.getByText('Nog maar 3 beschikbaar')).toBeTruthy();
});

test('product rule 17: the old price is printed in both price views, struck through and read out as such', () => {
  const { container } = show({ regularPrice: amount(12.1), finalPrice: amount(6.05), unit: 'M2' });
  expect(container.querySelector('s')?.textContent).toMatch(/^Oude prijs €\s12,10€\s10,-/);
  expect(container.querySelector('.noest-price__final')?.textContent).toMatch(/€\s6,05€\s5,-/);
  expect(screen.getByText('per m²')).toBeTruthy();
  expect(screen.getByText('-50%')).toBeTruthy();
});

test('product rule 17: a reduction on a card starts from the lowest price of 30 days', () => {
  const { container } = show({ regularPrice: amount(12.1), lowestPrice: amount(8), finalPrice: amount(6) });
  expect(container.querySelector('s')?.textContent).toMatch(/^Oude prijs €\s8,-/);
  expect(screen.getByText('-25%')).toBeTruthy();
});

test.each([null, amount(12.1)])(
  'product rule 18 and prices rule 15: beside a price without VAT stands the one with VAT, old price %o',
  (old) => {
    const { container } = show({ regularPrice: old ?? amount(6.05), finalPrice: amount(6.05) });
    const beside = container.querySelector('.noest-excl.noest-price__with-tax');
    expect(beside?.textContent).toMatch(/^€\s6,05 incl\. btw$/);
    expect(beside?.closest('.noest-price')?.querySelector('.noest-price__final .noest-excl')?.textContent).toMatch(
      /€\s5,-/,
    );
  },
);

test('product rule 36: the price of a piece stands below that of a unit, where the shop gives it', () => {
  const { container } = show({ unit: 'M1', piecePrice: amount(18), pieceLabel: 'per plank van 400 cm' });
  const piece = container.querySelector('.noest-price + .noest-card__piece');
  expect(piece?.textContent).toMatch(/^€\s18,-€\s14,88 per plank van 400\scm$/);
  cleanup();
  expect(show({ unit: 'M1' }).container.querySelector('.noest-card__piece')).toBeNull();
});

test('product rule 29: a simple product in stock has the add-to-cart form', () => {
  const { container } = show({ sku: '100101', name: 'Vuren plank' });
  expect(screen.getByRole('button', { name: 'In winkelwagen: Vuren plank' })).toBeTruthy();
  expect(container.querySelector('form')?.dataset).toMatchObject({ component: 'add-to-cart', sku: '100101' });
});

test.each([
  ['a product with choices', { type: 'configurable' as const }, 'Maak een keuze: Vuren plank'],
  ['a product of another type', { type: 'other' as const }, 'Maak een keuze: Vuren plank'],
  ['a product that is not in stock', { inStock: false }, 'Bekijk product: Vuren plank'],
])('product rules 1 and 29: %s links to its page', (_, given, name) => {
  show({ name: 'Vuren plank', url: '/vuren-plank', ...given });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/vuren-plank');
  expect(screen.queryByRole('button', { name: /winkelwagen/ })).toBeNull();
});

test('Shows the first four colours and the number of all', () => {
  const swatches = ['a', 'b', 'c', 'd', 'e'].map((label) => ({ label, image: `/media/${label}.webp` }));
  const { container } = show({ swatches });
  expect(screen.getByRole('img', { name: '5 uitvoeringen' })).toBeTruthy();
  expect(container.querySelectorAll('.noest-card__swatch')).toHaveLength(4);
});

test('product rule 40: a colour is shown as a colour', () => {
  const { container } = show({ swatches: [{ label: 'Zwart', color: '#000000' }] });
  const swatch = container.querySelector<HTMLElement>('.noest-card__swatch');
  expect([swatch?.localName, swatch?.style.backgroundColor]).toEqual(['span', '#000000']);
});

test('A rating is one sentence for screen readers', () => {
  show({ rating: 4.6, reviewCount: 1204 });
  expect(screen.getByText('Beoordeling 4,6 van 5, 1.204 reviews')).toBeTruthy();
});

test('product rule 29: without SKU, address and picture a card shows the rest, and has nothing to press', () => {
  const { container } = show({ sku: '', url: '', image: '', name: 'Vuren plank' });
  expect(screen.getByRole('heading', { name: 'Vuren plank' })).toBeTruthy();
  expect(container.querySelector('img, form, a, button')).toBeNull();
  cleanup();
  expect(show({ name: '' }).container.querySelector('h2')).toBeNull();
});

test('product rule 30: the picture of a card is that of the answer', () => {
  const { container } = show({ image: 'https://cdn.example/klein.webp' });
  expect(container.querySelector('img')?.src).toBe('https://cdn.example/klein.webp');
});

test('product rule 29: a product without SKU is bought on its page', () => {
  show({ sku: '', name: 'Vuren plank', url: '/vuren-plank' });
  expect(screen.getByRole('link', { name: 'Bekijk product: Vuren plank' })).toBeTruthy();
});

test.each([
  ['storefront', ['post', '/checkout/cart/add', '_token=abc&sku=100101']],
  ['magento', ['post', '/checkout/cart/add/', 'form_key=&product=45']],
] as const)('product rule 29: without its code the button of a card works as %s has it', (backend, expected) => {
  pageWith({ backend, csrfToken: 'abc' });
  const form = show({ sku: '100101', productId: '45', url: '/vuren-plank' }).container.querySelector<HTMLFormElement>(
    '.noest-card__buy',
  );
  if (!form) throw new Error('no form');
  const fields = new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
  expect([form.method, form.getAttribute('action'), fields]).toEqual(expected);
});
