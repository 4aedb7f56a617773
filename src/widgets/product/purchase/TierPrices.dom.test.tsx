import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TIERS } from '../../../../tests/support/offers';
import { TierPrices } from './TierPrices';

afterEach(cleanup);

function show({
  qty = 12,
  maxQty = null,
  isBusiness = false,
}: { qty?: number; maxQty?: number | null; isBusiness?: boolean } = {}) {
  const onQty = vi.fn();
  render(<TierPrices tiers={TIERS} qty={qty} maxQty={maxQty} isBusiness={isBusiness} onQty={onQty} />);
  return { onQty, user: userEvent.setup() };
}

test('product rule 15: the tier that holds is marked, and a press on another sets its quantity', async () => {
  const { onQty, user } = show();
  const active = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(active.map((row) => within(row).getByRole('button').textContent)).toEqual(['Vanaf 10']);
  await user.click(screen.getByRole('button', { name: 'Vanaf 25' }));
  expect(onQty).toHaveBeenCalledExactlyOnceWith(25);
});

test('product rule 15: a tier above the largest quantity is not shown', () => {
  show({ qty: 1, maxQty: 30 });
  const shown = () => screen.getAllByRole('rowheader').map((tier) => tier.textContent);
  expect(shown()).toEqual(['Vanaf 1', 'Vanaf 10', 'Vanaf 25']);
  cleanup();
  show({ qty: 1, maxQty: 4 });
  expect(shown()).toEqual(['Vanaf 1']);
});

test.each([
  [true, 'Extra volumekorting'],
  [false, 'Korting'],
])('product rule 16: for a business (%s) the discount is labelled "%s"', (isBusiness, label) => {
  show({ isBusiness });
  expect(screen.getByRole('columnheader', { name: label })).toBeTruthy();
});
