import { signal } from '@preact/signals-core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Address } from '../../../../shared/api';
import type { Checkout } from '../../store/Checkout';
import { emptyAddress, toApiAddress, type CheckoutAddress } from '../../store/CheckoutAddress';
import type { Draft } from '../../store/Draft';
import { draftOf } from '../../store/testing/openFakeCheckout';
import { AddressBlocks, isSameAddress } from './AddressBlocks';

const livingIn = (city: string): CheckoutAddress => ({ ...emptyAddress('NL'), firstname: 'Sanne', city });
const draft = (given: Partial<Draft>) =>
  draftOf({ shipping: livingIn('Utrecht'), billing: livingIn('Utrecht'), ...given });

function show(
  shopper: Checkout['shopper'],
  given: Partial<Draft>,
  businessBilling: CheckoutAddress | null = null,
  isVirtual = false,
) {
  const onChangeAddress = vi.fn<() => void>();
  const checkout = { shopper, draft: signal(draft(given)), isVirtual: signal(isVirtual) } as unknown as Checkout;
  render(<AddressBlocks {...{ checkout, businessBilling, onChangeAddress }} isRequesting={false} />);
  return onChangeAddress;
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

afterEach(cleanup);

test('checkout rule 54: one block for both addresses where billing is the same', () => {
  show('guest', {});
  expect(headings()).toEqual(['Verzendadres & factuuradres']);
});

test('checkout rule 54: a billing block where it differs', () => {
  show('customer', { isSame: false, billing: livingIn('Rotterdam') });
  expect(headings()).toEqual(['Verzendadres', 'Factuuradres']);
});

test('checkout rule 54: a business has one block where its billing address is the shipping address, else two', () => {
  show('business', {}, livingIn('Utrecht'));
  expect(headings()).toEqual(['Verzendadres & factuuradres']);
  cleanup();
  show('business', {}, livingIn('Amersfoort'));
  expect(headings()).toEqual(['Verzendadres', 'Factuuradres']);
});

test('checkout rule 62: where nothing is delivered the one address is that of the bill', () => {
  show('customer', { shipping: emptyAddress('NL'), billing: livingIn('Rotterdam') }, null, true);
  expect(headings()).toEqual(['Factuuradres']);
  expect(screen.getByText(/Rotterdam/)).toBeTruthy();
});

test('Each block has a button back to the details', async () => {
  const onChangeAddress = show('customer', { isSame: false, billing: livingIn('Rotterdam') });
  for (const name of ['Wijzigen: Verzendadres', 'Wijzigen: Factuuradres']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onChangeAddress).toHaveBeenCalledTimes(2);
});

describe('isSameAddress', () => {
  test.each<[Partial<Address>, boolean]>([
    [{}, true],
    [{ savedId: '7', isToSave: true }, true],
    [{ firstName: ' sanne ' }, true],
    [{ addition: 'A' }, false],
    [{ company: 'De Balk B.V.' }, false],
  ])('two addresses that differ in %j: %s', (change, expected) => {
    const address = toApiAddress(livingIn('Utrecht'));
    expect(isSameAddress(address, { ...address, ...change })).toBe(expected);
  });
});
