import { signal } from '@preact/signals-core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_DETAILS, emptyAddress, type Checkout, type CheckoutAddress, type Draft } from '../../shared/state/checkout';
import { AddressBlocks } from './AddressBlocks';

const place = (city: string): CheckoutAddress => ({ ...emptyAddress('NL'), firstname: 'Sanne', city });
const draft = (given: Partial<Draft>): Draft => ({
  email: '',
  confirmEmail: '',
  newsletter: false,
  isSame: true,
  shipping: place('Utrecht'),
  billing: place('Utrecht'),
  shippingMethod: null,
  deliveryOption: null,
  paymentMethod: null,
  paymentDetails: NO_DETAILS,
  ...given,
});

function show(shopper: Checkout['shopper'], given: Partial<Draft>, businessBilling: CheckoutAddress | null = null) {
  const onChangeAddress = vi.fn<() => void>();
  const checkout = { shopper, draft: signal(draft(given)) } as unknown as Checkout;
  render(<AddressBlocks {...{ checkout, businessBilling, onChangeAddress }} isRequesting={false} />);
  return onChangeAddress;
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

afterEach(cleanup);

test('specification 2.5: where billing is the same, one block says so in its heading', () => {
  show('guest', {});
  expect(headings()).toEqual(['Verzendadres & factuuradres']);
});

test('specification 2.5: the billing block is there only where it differs', () => {
  show('customer', { isSame: false, billing: place('Rotterdam') });
  expect(headings()).toEqual(['Verzendadres', 'Factuuradres']);
});

test('a business whose billing address is where it has things delivered has one block, else two', () => {
  show('business', {}, place('Utrecht'));
  expect(headings()).toEqual(['Verzendadres & factuuradres']);
  cleanup();
  show('business', {}, place('Amersfoort'));
  expect(headings()).toEqual(['Verzendadres', 'Factuuradres']);
});

test('each block has a button back to the details', async () => {
  const onChangeAddress = show('customer', { isSame: false, billing: place('Rotterdam') });
  for (const name of ['Wijzigen: Verzendadres', 'Wijzigen: Factuuradres']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onChangeAddress).toHaveBeenCalledTimes(2);
});
