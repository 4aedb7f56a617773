import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { offer, productWith, TIERS } from '../../../../../tests/support/offers';
import { renderPart } from '../../../../../tests/support/renderPart';
import { failed, ok } from '../../../../shared/api/result';
import simpleProduct, { SimpleProduct } from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const mount = { element: document.body, signal: new AbortController().signal, slots: new Map() };
const plank = productWith({ type: 'simple', offer: offer({ tierPrices: TIERS }) });
const buy = () => screen.getByRole('button', { name: 'In winkelwagen' });
const failure = () => screen.getByRole('alert').textContent;

test('A refusal shows the message of the shop and the quantity left', async () => {
  shop.current.answer = failed({ kind: 'refused', status: 409, code: 'q', message: 'Te veel.', available: 3 });
  renderPart(simpleProduct, { product: plank, after: 'notice' });
  await userEvent.setup().click(buy());
  await waitFor(() => expect(failure()).toBe('Te veel. Nog maar 3 beschikbaar.'));
});

test('A failure that the server printed is shown until the next submit', async () => {
  renderPart(simpleProduct, { product: plank, failure: 'Te veel.', after: 'notice' });
  expect(failure()).toBe('Te veel.');
  await userEvent.setup().click(buy());
  await waitFor(() => expect(failure()).toBe(''));
});

test('Product rule 13: a product that is not in stock says so and sends nothing', async () => {
  const gone = productWith({ type: 'simple', offer: offer({ inStock: false, stock: { state: 'out_of_stock' } }) });
  renderPart(simpleProduct, { product: gone, after: 'notice' });
  screen.getByRole('spinbutton', { name: 'Aantal' }).closest('form')?.requestSubmit();
  await waitFor(() => expect(failure()).toBe('Dit product is niet op voorraad.'));
  expect(shop.current.asked).toEqual([]);
});

test('Two forms with the same product id request the product once', async () => {
  const asked = vi.fn<(id: string) => void>();
  Object.assign(shop.current, {
    product(id: string) {
      asked(id);
      return Promise.resolve(ok(plank));
    },
  });
  const boxes = (
    <Suspense fallback="de opmaak van de server">
      <SimpleProduct productId="7" after="notice" mount={mount} />
      <SimpleProduct productId="7" after="notice" mount={mount} />
    </Suspense>
  );
  render(boxes);
  expect(document.body.textContent).toBe('de opmaak van de server');
  expect(await screen.findAllByRole('button', { name: 'In winkelwagen' })).toHaveLength(2);
  expect(asked.mock.calls).toEqual([['7']]);
});
