import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toCents } from '../../../../shared/money';
import { DeliveryDays } from './DeliveryDays';

afterEach(cleanup);

const amount = (inclTax: number, exclTax: number) => ({ inclTax: toCents(inclTax), exclTax: toCents(exclTax) });

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = `2026-11-${String(index + 1).padStart(2, '0')}`;
    return { code: day, label: day, moment: { day, part: '', hours: '', price: amount(0, 0), isFull: false } };
  });

test.each([
  [12, []],
  [13, ['Toon 1 latere dag']],
  [14, ['Toon 2 latere dagen']],
])('checkout rule 64: of %s days those after two weeks wait behind a button', (count, names) => {
  render(<DeliveryDays options={options(count)} chosen={null} onChoose={() => {}} />);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

test('checkout rule 64: what a day and a part of it cost more is said in both price views', () => {
  const part = (name: string, price: ReturnType<typeof amount>) => ({
    code: name,
    label: name,
    moment: { day: '2026-11-28', part: name, hours: '', price, isFull: false },
  });
  const parts = [part('Ochtend', amount(4000, 3306)), part('Hele dag', amount(2500, 2066))];
  render(<DeliveryDays options={parts} chosen="Ochtend" onChoose={() => {}} />);
  const said = (name: RegExp) => {
    const label = screen.getByRole('radio', { name }).closest('label');
    return ['.noest-incl', '.noest-excl'].map((view) => label?.querySelector(view)?.textContent ?? null);
  };
  expect(said(/zaterdag/)).toEqual(['+ €\u00a025,-', '+ €\u00a020,66']);
  expect(said(/Ochtend/)).toEqual(['+ €\u00a015,-', '+ €\u00a012,40']);
  expect(said(/Hele dag/)).toEqual([null, null]);
});
