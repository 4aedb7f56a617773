import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { showInvalid } from '../../../../shared/forms/showInvalid';
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
  render(<DeliveryDays options={options(count)} chosen={null} isMissing={false} onChoose={() => {}} />);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

test('checkout rule 64: what a day and a part of it cost more is said in both price views', () => {
  const part = (name: string, price: ReturnType<typeof amount>) => ({
    code: name,
    label: name,
    moment: { day: '2026-11-28', part: name, hours: '', price, isFull: false },
  });
  const parts = [part('Ochtend', amount(4000, 3306)), part('Hele dag', amount(2500, 2066))];
  render(<DeliveryDays options={parts} chosen="Ochtend" isMissing={false} onChoose={() => {}} />);
  const said = (name: RegExp) => {
    const label = screen.getByRole('radio', { name }).closest('label');
    return ['.noest-incl', '.noest-excl'].map((view) => label?.querySelector(view)?.textContent ?? null);
  };
  expect(said(/zaterdag/)).toEqual(['+ €\u00a025,-', '+ €\u00a020,66']);
  expect(said(/Ochtend/)).toEqual(['+ €\u00a015,-', '+ €\u00a012,40']);
  expect(said(/Hele dag/)).toEqual([null, null]);
});

test('checkout rule 64: the hours of a day with one part are shown', () => {
  const [option] = options(1);
  const moment = { ...option!.moment, part: 'Middag', hours: '12.00 - 17.00 uur' };
  render(
    <DeliveryDays options={[{ ...option!, moment }]} chosen={option!.code} isMissing={false} onChoose={() => {}} />,
  );
  const part = screen.getByRole('radio', { name: /Middag/ });
  expect([part.closest('label')?.textContent, (part as HTMLInputElement).checked]).toEqual([
    expect.stringContaining('12.00 - 17.00 uur'),
    true,
  ]);
});

test('checkout rule 64: of what is collected it is asked when the shopper comes, and a day costs nothing', () => {
  render(<DeliveryDays options={options(1)} isCollected chosen={null} isMissing={false} onChoose={() => {}} />);
  const days = within(screen.getByRole('group', { name: 'Wanneer kom je?' }));
  expect(days.getByText('Gratis')).toBeTruthy();
  expect(days.queryByText(/inbegrepen/i)).toBeNull();
});

test('checkout rule 70: the part of a day that was typed says all that it costs more', () => {
  const month = options(30).map((option) => ({ ...option, moment: { ...option.moment, price: amount(2500, 2066) } }));
  render(<DeliveryDays options={month} chosen="2026-11-28" isMissing={false} onChoose={() => {}} />);
  const part = within(screen.getByRole('group', { name: 'Welk deel van de dag?' })).getByRole('radio');
  expect(part.closest('label')?.querySelector('.noest-incl')?.textContent).toBe('+ €\u00a025,-');
});

/** 30 days from 1 November on; those of the 28th are taken. */
function Month({ isMissing = false }: { readonly isMissing?: boolean }) {
  const [chosen, choose] = useState<string | null>('2026-11-01');
  const month = options(30).map((option) => ({
    ...option,
    moment: { ...option.moment, isFull: option.code === '2026-11-28' },
  }));
  return (
    <>
      <DeliveryDays options={month} chosen={chosen} isMissing={isMissing} onChoose={choose} />
      <output>{chosen ?? 'geen'}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Later? Kies zelf een datum');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const chosen = () => screen.getByRole('status').textContent;

test('checkout rule 70: a later day is typed, and takes the place of the one above it', async () => {
  render(<Month />);
  expect(screen.getAllByRole('radio')).toHaveLength(21);
  expect([field().min, field().max]).toEqual(['2026-11-01', '2026-11-30']);
  type('2026-11-25');
  expect(chosen()).toBe('2026-11-25');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^maandag 2 november/ }));
  expect([chosen(), field().value]).toEqual(['2026-11-02', '']);
});

test.each([
  ['2026-11-28', 'Zaterdag 28 november is vol. Kies een andere dag.'],
  ['2026-12-03', 'Kies een dag tot en met maandag 30 november.'],
  ['2026-10-03', 'De eerste dag is zondag 1 november.'],
])('checkout rule 70: of %s is said at the field why it is no day, and no other one stays chosen', (day, words) => {
  render(<Month />);
  type(day);
  expect(chosen()).toBe('geen');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText(words)).toBeTruthy();
  expect(field().getAttribute('aria-describedby')).toBe('delivery-later-error delivery-later-hint');
});

test('checkout rule 70: a year that is being typed changes nothing', () => {
  render(<Month />);
  type('0202-11-25');
  expect(chosen()).toBe('2026-11-01');
});

test('checkout rule 70: a typed day that is emptied or typed anew is no longer chosen, and its fold stays open', () => {
  render(<Month />);
  const fold = field().closest('details')!;
  fold.open = true;
  for (const value of ['', '0202-11-25']) {
    type('2026-11-25');
    expect(chosen()).toBe('2026-11-25');
    type(value);
    expect([chosen(), fold.open]).toEqual(['geen', true]);
  }
});

test('shared rule 29: where no day was chosen the first that can be had has the focus; a typed one has its own error', () => {
  const month = options(30).map((option, at) => ({ ...option, moment: { ...option.moment, isFull: at === 0 } }));
  const { container } = render(<DeliveryDays options={month} chosen={null} isMissing onChoose={() => {}} />);
  showInvalid(container);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[1]);
  type('2026-11-01');
  showInvalid(container);
  expect(document.activeElement).toBe(field());
});

test('checkout rule 70: what is wrong is said by the button of the step too', () => {
  render(<Month isMissing />);
  type('2026-11-28');
  expect(screen.getByText('Zaterdag 28 november is vol. Kies een andere dag.')).toBeTruthy();
});
