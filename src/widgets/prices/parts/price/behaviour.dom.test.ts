import { afterEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { pageWith } from '../../../../../tests/support/pageWith';
import price from './behaviour';
import part from './part';

afterEach(() => pageWith());

const server = () =>
  build(
    'p',
    'noest-price',
    build('span', 'noest-price__before', build('span', 'noest-price__from', 'Vanaf')),
    ' ',
    build('span', 'noest-price__final', '€ 4,45'),
    ' ',
    build('span', 'noest-price__note', 'incl. btw'),
  );

async function change(element: HTMLElement, props: Parameters<typeof price.attach>[1]): Promise<void> {
  price.attach(element, props, new AbortController().signal)?.(props);
  // Its code comes with the first change.
  await vi.dynamicImportSettled();
}

const read = (element: HTMLElement, selector: string) => element.querySelector(selector)?.textContent ?? null;

test('prices rule 18: what the server printed stays until an attribute changes', () => {
  const element = server();
  const before = element.innerHTML;
  price.attach(element, { priceInclTax: 1, priceExclTax: 1, unit: '' }, new AbortController().signal);
  expect(element.innerHTML).toBe(before);
});

test('prices rules 4 and 17: a changed price is written in both views; without a final price the regular one is it', async () => {
  const element = server();
  await change(element, { priceInclTax: 15.32, priceExclTax: 12.66, unit: 'M1' });
  expect(read(element, '.noest-price__final .noest-incl')).toBe('€\u00a015,32');
  expect(read(element, '.noest-price__final .noest-excl')).toBe('€\u00a012,66');
  expect(read(element, '.noest-price__unit')).toBe('per m¹');
  expect(element.classList.contains('noest-price--sale')).toBe(false);
});

test('prices rule 16: a lower final price has the old one before it, with "Oude prijs" for a screen reader', async () => {
  const element = server();
  await change(element, {
    priceInclTax: 4.45,
    priceExclTax: 3.68,
    finalPriceInclTax: 3.83,
    finalPriceExclTax: 3.17,
    unit: 'STUK',
  });
  expect(read(element, '.noest-price__old')).toBe('Oude prijs €\u00a04,45€\u00a03,68');
  expect(read(element, '.noest-price__final .noest-incl')).toBe('€\u00a03,83');
  expect(read(element, '.noest-price__unit')).toBeNull();
  expect(element.classList.contains('noest-price--sale')).toBe(true);
});

test('prices rule 18: "Vanaf" and the note about VAT stay where they are', async () => {
  const element = server();
  await change(element, { priceInclTax: 45, priceExclTax: 37.19, unit: '' });
  expect(element.textContent).toBe('Vanaf €\u00a045,-€\u00a037,19 incl. btw');
});

test('prices rule 18: the amounts change; all other printed nodes stay the same', async () => {
  const element = server();
  const beside = build('span', 'noest-price__with-tax', build('span', 'noest-price__incl', '€ 4,45'), ' incl. btw');
  element.append(' ', beside);
  const note = element.querySelector('.noest-price__note');
  await change(element, { priceInclTax: 6, priceExclTax: 4.96, unit: 'M2' });
  expect(beside.textContent).toBe('€\u00a06,- incl. btw');
  expect(beside.parentElement).toBe(element);
  expect(element.querySelector('.noest-price__note')).toBe(note);
});

test('prices rule 16: the old price is there while it is above the final one', async () => {
  const element = build('p', 'noest-price', build('span', 'noest-price__final', '€ 4,45'));
  const sale = { finalPriceInclTax: 3, finalPriceExclTax: 2.48 };
  await change(element, { priceInclTax: 4.45, priceExclTax: 3.68, ...sale, unit: 'M1' });
  await change(element, { priceInclTax: 4.45, priceExclTax: 3.68, ...sale, unit: 'M1' });
  expect(element.querySelectorAll('.noest-price__old')).toHaveLength(1);
  await change(element, { priceInclTax: 4.45, priceExclTax: 3.68, unit: '' });
  expect(read(element, '.noest-price__before')).toBeNull();
  expect(read(element, '.noest-price__unit')).toBeNull();
});

test('prices rule 18: "Vanaf" is removed and added only where the attribute says so', async () => {
  const element = server();
  const given = { priceInclTax: 4.45, priceExclTax: 3.68, unit: '' } as const;
  await change(element, given);
  expect(read(element, '.noest-price__from')).toBe('Vanaf');
  await change(element, { ...given, from: false });
  expect(read(element, '.noest-price__before')).toBeNull();
  await change(element, { ...given, from: true });
  expect(read(element, '.noest-price__before')).toBe('Vanaf');
});

test('prices rule 18: of several changes in one task the last one stands, and none is written once the part has left', async () => {
  const leave = new AbortController();
  const [element, left] = [server(), server()];
  const given = { priceInclTax: 4.45, priceExclTax: 3.68, unit: '' } as const;
  const update = price.attach(element, given, new AbortController().signal);
  update?.({ ...given, priceInclTax: 5 });
  update?.({ ...given, priceInclTax: 6 });
  price.attach(left, given, leave.signal)?.({ ...given, priceInclTax: 7 });
  leave.abort();
  await vi.dynamicImportSettled();
  expect(read(element, '.noest-price__final .noest-incl')).toBe('€\u00a06,-');
  expect(read(left, '.noest-price__final')).toBe('€ 4,45');
});

test.each([
  [undefined, 'M1', ['€\u00a045,-', '€\u00a037,19']],
  ['nl_BE', 'M1', ['€\u00a045,-', '€\u00a037,19']],
  ['en_GB', 'M1', ['€\u00a045,-', '€\u00a037,19']],
  ['de_DE', 'M1', ['45,00\u00a0€', '37,19\u00a0€']],
  ['es_ES', 'M1', ['45,00\u00a0€', '37,19\u00a0€']],
] as const)(
  'prices rule 11: an amount is written as the locale of the page does, %s',
  async (locale, unit, written) => {
    pageWith(locale && { locale });
    const element = server();
    await change(element, { priceInclTax: 45, priceExclTax: 37.19, unit });
    expect(['incl', 'excl'].map((view) => read(element, `.noest-price__final .noest-${view}`))).toEqual(written);
  },
);

test.each([
  ['M1', 'per m¹'],
  ['M2', 'per m²'],
  ['STUK', null],
  ['', null],
] as const)('prices rule 14: the unit %s is written as %s', async (unit, written) => {
  expect(part.attributes.unit.type).toContain(unit);
  const element = server();
  await change(element, { priceInclTax: 45, priceExclTax: 37.19, unit });
  expect(read(element, '.noest-price__unit')).toBe(written);
});

test('prices rule 13: euros become whole cents, half up by absolute value', async () => {
  const element = server();
  await change(element, { priceInclTax: 13.915001, priceExclTax: -1.005, unit: '' });
  expect(read(element, '.noest-price__final .noest-incl')).toBe('€\u00a013,92');
  expect(read(element, '.noest-price__final .noest-excl')).toBe('-€\u00a01,01');
});
