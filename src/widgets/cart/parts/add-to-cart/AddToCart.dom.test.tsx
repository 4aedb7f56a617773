import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop, refusal } from '../../../../../tests/support/fakeShop';
import { failed } from '../../../../shared/api/result';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { messages } from '../../../messages';
import { minicart } from '../../adding/drawer';
import { AddToCart } from './view';
import type { PropsOf } from '../../../../mount';
import { checkMarkup } from '../../../../mount/runtime/markup';
import { propsOf } from '../../../../../tests/support/renderPart';
import part from './part';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop, hold: Promise.resolve() }));
vi.mock('../../../../shared/api', () => ({
  ask: async (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => {
    await shop.hold;
    return call(shop.current);
  },
}));

beforeEach(() => {
  shop.current = new FakeShop();
  shop.hold = Promise.resolve();
});

afterEach(() => {
  minicart.close();
  cleanup();
  document.body.replaceChildren();
});

function show(given: Partial<PropsOf<typeof part>> = {}) {
  const form = document.body.appendChild(document.createElement('form'));
  const mount = { element: form, signal: new AbortController().signal, slots: new Map() };
  const props = propsOf(part, { sku: '100101', name: 'Vuren plank', ...given });
  render(<AddToCart {...props} mount={mount} />, { container: form });
  return userEvent.setup();
}

function withMinicart() {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset['component'] = 'minicart';
  return element;
}

const button = () => screen.getByRole('button', { name: 'In winkelwagen' });

test('it adds one and opens the drawer with the name of the product', async () => {
  withMinicart();
  const user = show();
  await user.click(button());
  expect(shop.current.asked).toEqual(['add 1 x 100101']);
  await waitFor(() => expect(minicart.view.peek()).toEqual({ open: true, added: 'Vuren plank' }));
});

test('cart rule 23: clicked twice it adds once, and is marked as busy meanwhile', async () => {
  const answer = vi.fn<() => void>();
  shop.hold = new Promise((resolve) => void answer.mockImplementation(resolve));
  const user = show();
  await user.dblClick(button());
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await act(async () => answer());
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  expect(shop.current.asked).toEqual(['add 1 x 100101']);
});

test('with a quantity it adds that many', async () => {
  const user = show({ withQuantity: true, qty: 4 });
  await user.click(screen.getByRole('button', { name: 'Meer' }));
  await user.click(button());
  expect(shop.current.asked).toEqual(['add 5 x 100101']);
});

test('a sample is asked for as one, never as the product itself', async () => {
  const add = vi.spyOn(shop.current, 'addToCart');
  const user = show({ sample: true });
  await user.click(screen.getByRole('button', { name: 'Gratis proefstuk aanvragen' }));
  expect(add).toHaveBeenCalledWith({
    sku: '100101',
    qty: 1,
    isSample: true,
  });
});

test('on a card the button is named after its product', () => {
  show({ compact: true });
  expect(screen.getByRole('button', { name: /Vuren plank/ }).textContent).toBe('In winkelwagen');
});

test('cart rule 22: a refusal is shown at the form with the text of the shop, and stays until the next try', async () => {
  shop.current.answer = refusal('Dit product is niet op voorraad.');
  const user = show();
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Dit product is niet op voorraad.'));
  shop.current.answer = null;
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('cart rule 22: an error says that adding failed and to try again later', async () => {
  shop.current.answer = failed({ kind: 'network' });
  const user = show();
  await user.click(button());
  const text = 'Het product kon niet worden toegevoegd aan je winkelwagen. Probeer het later opnieuw.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
});

test.each([
  ['asked to', () => withMinicart(), 'notice' as const],
  ['on a page without a drawer', () => {}, 'drawer' as const],
  ['on a page whose cart link can not be seen', () => (withMinicart().style.visibility = 'hidden'), 'drawer' as const],
])('cart rule 24: %s it reports success by a message', async (_, prepare, after) => {
  prepare();
  const user = show({ after });
  await user.click(button());
  await waitFor(() => expect(messages.list.at(-1)?.text).toBe('Vuren plank is toegevoegd aan je winkelwagen'));
  expect(minicart.view.peek().open).toBe(false);
});

test('stays unmounted on anything but a form', () => {
  const element = document.body.appendChild(document.createElement('div'));
  expect(() => checkMarkup(element, part)).toThrow('stands on <div>, expected form');
});
