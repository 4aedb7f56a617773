import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { ATTRIBUTES, productWith, VARIANTS } from '../../../../../tests/support/offers';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Variant } from '../../../../shared/api';
import configurableProduct from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function show(variants: readonly Variant[] = VARIANTS) {
  const product = productWith({ type: 'configurable', attributes: ATTRIBUTES, variants: [...variants] });
  renderPart(configurableProduct, { product, after: 'notice' });
  return userEvent.setup();
}

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const finishes = () =>
  within(screen.getByRole('group', { name: /^Kies afwerking/ })).getAllByRole<HTMLInputElement>('radio');
const announced = () => screen.getByRole('status').textContent;

test('product rule 3: a new value drops the choices for later attributes, and a status says which', async () => {
  const user = show();
  await user.click(option(/400/));
  await user.click(option(/Zwart/));
  expect(announced()).toBe('');
  await user.click(option(/300/));
  expect(finishes().some(({ checked }) => checked)).toBe(false);
  expect(announced()).toBe('Je keuze voor afwerking is vervallen: kies opnieuw.');
  expect(location.search).toBe('?lengte=300+cm');
});

test('product rule 3: a later attribute is disabled until the one before it has a value', async () => {
  const user = show();
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: /afwerking.*kies eerst lengte/ }).disabled).toBe(true);
  await user.click(option(/400/));
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: /^Kies afwerking/ }).disabled).toBe(false);
});

test('product rule 6: a value without a variant is disabled and explained', async () => {
  const user = show();
  await user.click(option(/500/));
  expect(option(/Zwart.*niet leverbaar/).disabled).toBe(true);
  expect(screen.getByText(/Zwart.gebeitst is er niet in 500.cm\./)).toBeTruthy();
});

test('product rule 4: an incomplete choice sends nothing, and the missing attribute is named', async () => {
  const user = show();
  await user.click(option(/400/));
  await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  expect(shop.current.asked).toEqual([]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Kies afwerking');
});

test('product rule 7: the cart gets the ids of the chosen options', async () => {
  const user = show();
  const sent = vi.spyOn(shop.current, 'addToCart');
  await user.click(option(/400/));
  await user.click(option(/Zwart/));
  await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    sku: '200101',
    qty: 1,
    configuration: [
      { attributeId: 'length', valueId: 'length 400 cm' },
      { attributeId: 'finish', valueId: 'finish Zwart gebeitst' },
    ],
  });
});

test('product rule 21: a choice that leads to one variant in stock brings the quantity within its limits', async () => {
  const user = show(
    VARIANTS.map((variant) => ({
      ...variant,
      ...(variant.sku === '400 cm Zwart gebeitst' ? { qtyStep: 4, maxQty: 10 } : {}),
    })),
  );
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal' });
  await user.clear(quantity);
  await user.type(quantity, '25');
  await user.click(option(/400/));
  expect(quantity.value).toBe('25');
  await user.click(option(/Zwart/));
  expect(quantity.value).toBe('8');
});

test('product rule 24: what is missing is shown at once where the server led back without adding', () => {
  const missing = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  show();
  expect(missing()).not.toContain('Kies lengte');
  cleanup();
  history.replaceState(null, '', '/?asked=1');
  show();
  expect(missing()).toContain('Kies lengte');
});
