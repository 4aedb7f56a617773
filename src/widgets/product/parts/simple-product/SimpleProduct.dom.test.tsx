import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { amount } from '../../../../../tests/support/fakeShop';
import { offer, productWith, TIERS } from '../../../../../tests/support/offers';
import { pageWith } from '../../../../../tests/support/pageWith';
import { renderPart } from '../../../../../tests/support/renderPart';
import { failed, ok } from '../../../../shared/api/result';
import { priceView } from '../../../prices';
import simpleProduct, { SimpleProduct } from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

afterEach(() => {
  cleanup();
  pageWith();
  history.replaceState(null, '', '/');
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

test.each([
  ['5', 'Vul een aantal in van hoogstens 3.Totaal –'],
  ['1', 'Vul een heel aantal in van 2 of meer.Totaal –'],
])(
  'product rule 34: of a quantity of %s in the address, which can not be ordered, no total is shown, but why',
  (asked, said) => {
    history.replaceState(null, '', `/?qty=${asked}`);
    const pairs = productWith({ type: 'simple', offer: offer({ qtyStep: 2, maxQty: 3 }) });
    renderPart(simpleProduct, { product: pairs, after: 'notice' });
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal' });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([asked, 'true']);
    expect(document.querySelector('.noest-buy__total')?.textContent).toBe(said);
  },
);

test.each([
  ['0', 'Vul een heel aantal in van 1 of meer.'],
  ['-3', 'Vul een heel aantal in van 1 of meer.'],
  ['1.5', 'Vul een heel aantal in van 1 of meer.'],
  ['', 'Vul een heel aantal in van 1 of meer.'],
  ['61', 'Vul een aantal in van hoogstens 60.'],
])('product rule 34: of a quantity "%s" no total is shown, but why', (typed, why) => {
  const few = productWith({ type: 'simple', offer: offer({ maxQty: 60 }) });
  renderPart(simpleProduct, { product: few, after: 'notice' });
  const total = () => document.querySelector('.noest-buy__total')?.textContent;
  expect(total()).toMatch(/^1 .*Totaal.*\d/);
  const field = screen.getByRole('spinbutton', { name: 'Aantal' });
  fireEvent.change(field, { target: { value: typed } });
  expect(total()).toBe(`${why}Totaal –`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '2' } });
  expect(total()).toMatch(/^2 .*Totaal.*\d/);
});

test('product rule 34: "Meer" makes a quantity of what was none', async () => {
  renderPart(simpleProduct, { product: plank, after: 'notice' });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Aantal' }), { target: { value: '0' } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Meer' }));
  expect(document.querySelector('.noest-buy__total')?.textContent).toMatch(/^2 /);
});

test('product rule 13: a product that is not in stock says so and sends nothing', async () => {
  const gone = productWith({ type: 'simple', offer: offer({ inStock: false, stock: { state: 'out_of_stock' } }) });
  renderPart(simpleProduct, { product: gone, after: 'notice' });
  screen.getByRole('spinbutton', { name: 'Aantal' }).closest('form')?.requestSubmit();
  await waitFor(() => expect(failure()).toBe('Dit product is niet op voorraad.'));
  expect(shop.current.asked).toEqual([]);
});

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal' });

test('product rule 21: what is sold by five starts at five, and goes by five to the most there are', async () => {
  const byFive = productWith({ type: 'simple', offer: offer({ qtyStep: 5, maxQty: 12 }) });
  renderPart(simpleProduct, { product: byFive, after: 'notice' });
  const user = userEvent.setup();
  const more = screen.getByRole('button', { name: 'Meer' });
  const seen = [quantity().value];
  for (let press = 1; press <= 2; press += 1) {
    await user.click(more);
    seen.push(quantity().value);
  }
  expect(seen).toEqual(['5', '10', '10']);
});

test('product rule 35: what the markup says is sold by halves starts at one, goes by it, and is put in the cart so', async () => {
  renderPart(simpleProduct, { product: plank, qtyStep: 0.5, maxQty: 1.5, after: 'notice' });
  const user = userEvent.setup();
  const more = screen.getByRole('button', { name: 'Meer' });
  const seen = [quantity().value];
  for (let press = 1; press <= 3; press += 1) {
    await user.click(more);
    seen.push(quantity().value);
  }
  expect(seen).toEqual(['0.5', '1', '1.5', '1.5']);
  fireEvent.change(quantity(), { target: { value: '0.75' } });
  expect(document.querySelector('.noest-buy__total')?.textContent).toBe('Vul een veelvoud van 0,5 in.Totaal –');
  fireEvent.change(quantity(), { target: { value: '0.5' } });
  expect(document.querySelector('.noest-buy__sum')?.textContent).toMatch(/5,-/);
  await user.click(buy());
  await waitFor(() => expect(shop.current.asked).toEqual(['add 0.5 x 100101']));
});

test('product rule 15: how many more reach the next tier is a fraction where the quantity is one', () => {
  renderPart(simpleProduct, { product: plank, qtyStep: 0.5, after: 'notice' });
  expect(document.querySelector('.noest-tier-prices__next .noest-incl')?.textContent).toMatch(/^Nog 0,5 tot/);
});

test('product rule 21: the quantity is 1 at first, and where the shop names no largest one 99.999 can be bought', () => {
  renderPart(simpleProduct, { product: plank, after: 'notice' });
  expect(quantity().value).toBe('1');
  fireEvent.change(quantity(), { target: { value: '99999' } });
  expect(document.querySelector('.noest-buy__total')?.textContent).toMatch(/^99\.999 /);
});

test.each([
  ['sold by m²', true, offer({ unit: 'M2' })],
  ['sold by the metre', true, offer({ unit: 'M1' })],
  ['laid', true, offer({ pieceCovers: 6000 })],
  ['sold by the piece', false, offer()],
  ['not in stock', false, offer({ unit: 'M2', inStock: false, stock: { state: 'out_of_stock' } })],
])('product rule 22: of what is %s the calculator is there: %s', (_, isThere, given) => {
  renderPart(simpleProduct, { product: productWith({ type: 'simple', offer: given }), after: 'notice' });
  expect(document.querySelector('.noest-calculator') !== null).toBe(isThere);
});

test('product rule 22: the waste is 0, 5, 10 or 15 percent, and the number of pieces is handed over', async () => {
  const batten = offer({ unit: 'M1', pieceContent: 30_000 });
  renderPart(simpleProduct, { product: productWith({ type: 'simple', offer: batten }), after: 'notice' });
  const user = userEvent.setup();
  await user.click(screen.getByText('Hoeveel heb je nodig?'));
  const waste = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...waste.options].map(({ value }) => value)).toEqual(['0', '5', '10', '15']);
  await user.selectOptions(waste, '10');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12,5' } });
  await user.click(screen.getByRole('button', { name: 'Neem aantal over' }));
  expect(quantity().value).toBe('5');
});

test.each([
  ['1,80 m', null],
  ['5,005', 'Vul meters in met hoogstens twee decimalen, bijvoorbeeld 4,50.'],
  ['0', 'Vul een juiste waarde in.'],
])('product rule 22: of the length %s it is said: %s', async (typed, words) => {
  const batten = offer({ unit: 'M1', pieceContent: 30_000 });
  renderPart(simpleProduct, { product: productWith({ type: 'simple', offer: batten }), after: 'notice' });
  const length = screen.getByRole('textbox', { name: 'Lengte (m)', hidden: true });
  await userEvent.setup().type(length, typed);
  const note = document.getElementById(length.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent ?? null).toBe(words);
});

test('product rule 24: a line of the cart is chosen anew: said with a way to a new line, and the line is replaced', async () => {
  history.replaceState(null, '', '/plank?item=12&qty=3');
  renderPart(simpleProduct, { product: plank, after: 'notice' });
  expect(document.querySelector('.noest-notice')?.textContent).toContain('Je wijzigt een artikel in je winkelwagen.');
  expect(document.querySelector('.noest-notice a')?.getAttribute('href')).toBe('?qty=3');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Winkelwagen bijwerken' }));
  await waitFor(() => expect(shop.current.asked).toEqual(['12: 3 x 100101']));
});

test('product rule 24: where the line became one with another, the next press replaces that one', async () => {
  history.replaceState(null, '', '/plank?item=12');
  const replaced: string[] = [];
  Object.assign(shop.current, {
    replaceItem(itemId: string) {
      replaced.push(itemId);
      return Promise.resolve(ok({ sku: '100101', itemId: '7', totals: null }));
    },
  });
  renderPart(simpleProduct, { product: plank, after: 'notice' });
  const user = userEvent.setup();
  for (const lines of [['12'], ['12', '7']]) {
    await user.click(screen.getByRole('button', { name: 'Winkelwagen bijwerken' }));
    await waitFor(() => expect(replaced).toEqual(lines));
  }
});

test('product rule 18 and prices rule 15: beside the large price without VAT stands the one with VAT', () => {
  renderPart(simpleProduct, { product: plank, after: 'notice' });
  const beside = document.querySelector('.noest-buy__price .noest-excl.noest-price__with-tax');
  expect(beside?.textContent).toMatch(/^€\s10,- incl\. btw$/);
});

test('product rule 39: two forms with the same product id request the product once', async () => {
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

test.each([
  ['storefront', true],
  ['magento', false],
] as const)('product rule 41: a day of delivery is promised on %s: %s', (backend, isPromised) => {
  pageWith({ backend });
  renderPart(simpleProduct, { product: plank, after: 'notice' });
  expect(document.querySelectorAll('.noest-buy__delivery').length > 0).toBe(isPromised);
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

test('product rule 39: a product that the shop does not give is asked for once, and is an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked = vi.fn<(key: string) => Promise<unknown>>(() => Promise.resolve(failed({ kind: 'network' })));
  Object.assign(shop.current, { product: asked });
  render(
    <Boundary>
      <Suspense fallback="de opmaak van de server">
        <SimpleProduct productId="9" after="notice" mount={mount} />
      </Suspense>
    </Boundary>,
  );
  expect(await screen.findByText('product 9: network')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

test('product rule 39: on Magento the shop is asked for the product by its SKU', async () => {
  pageWith({ backend: 'magento' });
  const asked = vi.fn<(key: string) => Promise<unknown>>(() => Promise.resolve(ok(plank)));
  Object.assign(shop.current, { product: asked });
  render(
    <Suspense fallback="de opmaak van de server">
      <SimpleProduct productId="8" sku="plank-8" after="notice" mount={mount} />
    </Suspense>,
  );
  expect(await screen.findByRole('button', { name: 'In winkelwagen' })).toBeTruthy();
  expect(asked.mock.calls).toEqual([['plank-8']]);
});

const MUG = productWith({
  type: 'simple',
  offer: offer(),
  customOptions: [
    { id: '1', label: 'Tekst', required: true, kind: 'text', surcharge: { amount: amount(2) }, maxLength: 20 },
    {
      id: '3',
      label: 'Kleur',
      required: true,
      kind: 'select',
      values: [
        { id: '1', label: 'Zwart', surcharge: { amount: amount(0) } },
        { id: '2', label: 'Goud', surcharge: { amount: amount(3) } },
      ],
    },
  ],
});

async function openMug(properties = {}) {
  renderPart(simpleProduct, { product: MUG, after: 'notice', ...properties });
  return screen.findByRole<HTMLInputElement>('textbox', { name: /^Tekst/ });
}

test('product rule 45: custom options are asked by the names of the server’s form, and what is missing is said at each', async () => {
  const field = await openMug();
  expect(field.name).toBe('options[1]');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kleur' }).name).toBe('options[3]');
  expect(screen.getByRole('option', { name: /^Goud \+ €\s3,-$/ })).toBeTruthy();
  expect(screen.queryByText('Vul tekst in.')).toBeNull();
  await userEvent.setup().click(buy());
  expect(shop.current.asked).toEqual([]);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Vul tekst in.')).toBeTruthy();
  expect(screen.getByText('Kies kleur.')).toBeTruthy();
});

test('product rule 45: they are in the price, and go into the cart', async () => {
  const added = vi.spyOn(shop.current, 'addToCart');
  const field = await openMug({ optionPrices: { '3/2': [3.5, 2.89] } });
  const user = userEvent.setup();
  await user.type(field, 'Sanne');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kleur' }), '2');
  expect(document.querySelector('.noest-buy__sum .noest-incl')?.textContent).toMatch(/15,50/);
  expect(screen.getByRole('option', { name: /3,50/ })).toBeTruthy();
  act(() => void priceView.set('excl_tax'));
  expect(screen.getByRole('option', { name: /2,89/ })).toBeTruthy();
  act(() => void priceView.set('incl_tax'));
  await user.click(buy());
  await waitFor(() => expect(added).toHaveBeenCalledOnce());
  expect(added.mock.calls[0]?.[0]).toEqual({
    sku: '100101',
    qty: 1,
    customOptions: [
      { optionId: '1', text: 'Sanne' },
      { optionId: '3', valueIds: ['2'] },
    ],
  });
});
