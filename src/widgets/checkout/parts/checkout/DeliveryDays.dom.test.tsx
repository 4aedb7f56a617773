import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toCents } from '../../../../shared/money';
import { DeliveryDays } from './DeliveryDays';

afterEach(cleanup);

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = `2026-11-${String(index + 1).padStart(2, '0')}`;
    return { code: day, label: day, moment: { day, part: '', hours: '', price: toCents(0), isFull: false } };
  });

test.each([
  [12, []],
  [13, ['Toon 1 latere dag']],
  [14, ['Toon 2 latere dagen']],
])('checkout rule 64: of %s days those after two weeks wait behind a button', (count, names) => {
  render(<DeliveryDays options={options(count)} chosen={null} onChoose={() => {}} />);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});
