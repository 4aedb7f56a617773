import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { refusal } from '../../../../../tests/support/fakeShop';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { PropsOf } from '../../../../mount';
import { FIVE_BY_FOUR, TERMS } from '../../testing/terrace';
import { failed } from '../../../../shared/api/result';
import { on } from '../../../../shared/platform/events';
import terraceCalculator from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));
afterEach(cleanup);

const GIVEN = { terms: TERMS, typed: FIVE_BY_FOUR, page: '/terras-berekenen', after: 'notice' } as const;
const open = (properties: Partial<PropsOf<typeof terraceCalculator.part>> = {}) =>
  renderPart(terraceCalculator, {
    ...GIVEN,
    quotePage: '/offerte-aanvragen',
    savePage: '/klussen/bewaren',
    ...properties,
  });
const EMPTY = { ...FIVE_BY_FOUR, length: '', width: '' };
const side = (name: 'Lengte (m)' | 'Breedte (m)') => screen.getByRole('textbox', { name });
const total = () => document.querySelector('.noest-totals__row--main')?.textContent.replaceAll('\u00a0', ' ');
const rows = () =>
  screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' ').replaceAll('\u00a0', ' '));
const add = () => screen.getByRole('button', { name: 'Alles in winkelwagen' });

test('project rule 8: the list of a terrace has each row with its sum, and a total in both price views', () => {
  open();
  expect(total()).toBe('Totaal voor 20 m²€ 974,26€ 805,17');
  expect(rows()).toEqual([
    expect.stringMatching(/34 rijen van 4,00 m, één plank per rij\..*€ 504,56€ 416,9934 stuks/),
    expect.stringMatching(/9 balken van 5,00 m, hart op hart 49 cm\..*€ 234,-€ 193,399 stuks/),
    expect.stringMatching(/612 schroeven, 2 per kruising\..*€ 115,80€ 95,704 dozen/),
    expect.stringMatching(/4 liter: 20 m², 2 lagen, 10 m² per liter\..*€ 119,90€ 99,092 blikken/),
  ]);
  expect(screen.getByText('Gratis')).toBeTruthy();
});

test('project rule 5: a narrow last row is said, with what is better', () => {
  open();
  expect(screen.getByText('De laatste rij wordt maar 50 mm breed.').parentElement?.textContent).toContain('op 97 mm');
  expect(screen.getByRole('img', { name: /34 rijen planken van 4,00 meter, 9 onderbalken/ })).toBeTruthy();
});

test('project rule 3: a side may have its unit, and one that is no length is told how to write it', async () => {
  open({ typed: EMPTY });
  const user = userEvent.setup();
  await user.type(side('Lengte (m)'), '1,80 m');
  await user.type(side('Breedte (m)'), '5,005');
  await user.tab();
  expect(side('Lengte (m)').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('Vul meters in met hoogstens twee decimalen, bijvoorbeeld 4,50.')).toBeTruthy();
});

test('project rule 3: nothing is wrong with a field that is not left yet, and the form leads to the first that is', async () => {
  open({ typed: EMPTY });
  const user = userEvent.setup();
  await user.type(side('Lengte (m)'), '500');
  expect(screen.queryByText(/Bedoel je/)).toBeNull();
  await user.tab();
  expect(screen.getByText('Vul een lengte in tussen 0,5 en 30 meter. Bedoel je 5,00?')).toBeTruthy();
  expect(screen.queryByText('Vul een breedte in.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bereken' }));
  expect(screen.getByText('Vul een breedte in.')).toBeTruthy();
  expect(side('Breedte (m)').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(side('Lengte (m)'));
});

test('project rule 11: the list follows what is typed, and "Bereken" gives it an address', async () => {
  open({ typed: EMPTY });
  const user = userEvent.setup();
  expect(screen.queryByRole('list')).toBeNull();
  await user.type(side('Lengte (m)'), '5');
  await user.type(side('Breedte (m)'), '4');
  expect(total()).toContain('€ 974,26');
  await user.click(screen.getByRole('checkbox', { name: '5% extra voor zaagverlies' }));
  expect(rows()[0]).toContain('36 stuks');
  await user.click(screen.getByRole('radio', { name: /Over de lengte/ }));
  expect(rows()[0]).toContain('27 rijen van 5,00 m');
  await user.click(screen.getByRole('button', { name: 'Bereken' }));
  expect(location.pathname + location.search).toBe(
    '/terras-berekenen?length=5&width=4&board=douglas-28&along=length&spacing=500&gap=5&joist=douglas-45&oil=1&extra=1',
  );
});

test('analytics rule 21: a terrace that is calculated is told by its size, and what cannot be is not', async () => {
  const told = vi.fn();
  const leaving = new AbortController();
  on('job-calculated', told, { signal: leaving.signal });
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Bereken' }));
  await user.clear(side('Lengte (m)'));
  await user.click(screen.getByRole('button', { name: 'Bereken' }));
  leaving.abort();
  expect(told.mock.calls.map(([detail]) => detail as unknown)).toEqual([{ job: 'terrace', size: 20 }]);
});

test('project rule 4: a board that bears less has its joists nearer to each other', async () => {
  open();
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Plank' }), 'bangkirai-21');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /hart op hart/ }).value).toBe('400');
  expect(screen.getByText('Voor deze plank is 40 cm het maximum.')).toBeTruthy();
});

test('project rules 1 and 9: all rows go into the cart as articles and counts, and each says so', async () => {
  open();
  await userEvent.setup().click(add());
  await screen.findByText(/4 van 4 regels toegevoegd/);
  expect(shop.current.asked).toEqual(['add 34 x board-400', 'add 9 x joist-500', 'add 4 x screws', 'add 2 x oil']);
  expect(screen.getAllByText('In je winkelwagen.')).toHaveLength(4);
});

test('cart rule 48: once a row gets no answer in time the next ones are not sent, and all of them can be tried again', async () => {
  open();
  const addToCart = shop.current.addToCart;
  shop.current.addToCart = (selection) =>
    selection.sku === 'joist-500'
      ? (shop.current.asked.push('joists'), Promise.resolve(failed({ kind: 'timeout', afterMs: 25_000 })))
      : addToCart(selection);
  const user = userEvent.setup();
  await user.click(add());
  await screen.findByText(/1 van 4 regels toegevoegd/);
  expect(shop.current.asked).toEqual(['add 34 x board-400', 'joists']);
  expect(screen.getAllByText(/kon niet worden toegevoegd/)).toHaveLength(3);
  shop.current.addToCart = addToCart;
  await user.click(screen.getByRole('button', { name: 'Zet de rest in je winkelwagen' }));
  await screen.findByText(/4 van 4 regels toegevoegd/);
  expect(shop.current.asked.slice(2)).toEqual(['add 9 x joist-500', 'add 4 x screws', 'add 2 x oil']);
});

test('project rule 9: a row that is refused says why, and is tried again without the others', async () => {
  open();
  const addToCart = shop.current.addToCart;
  shop.current.addToCart = (selection) =>
    selection.sku === 'screws' ? Promise.resolve(refusal('Het gewenste aantal is er niet.')) : addToCart(selection);
  const user = userEvent.setup();
  await user.click(add());
  await screen.findByText(/3 van 4 regels toegevoegd/);
  const refused = screen.getByText('Het gewenste aantal is er niet.').closest('li')!;
  expect(within(refused).getByText(/612 schroeven/)).toBeTruthy();
  shop.current.addToCart = addToCart;
  await user.click(screen.getByRole('button', { name: 'Zet de rest in je winkelwagen' }));
  await screen.findByText(/4 van 4 regels toegevoegd/);
  expect(shop.current.asked).toEqual(['add 34 x board-400', 'add 9 x joist-500', 'add 2 x oil', 'add 4 x screws']);
});

test('project rule 9: a list that has changed has no answers', async () => {
  open();
  const user = userEvent.setup();
  await user.click(add());
  await screen.findByText(/4 van 4 regels toegevoegd/);
  await user.click(screen.getByRole('checkbox', { name: 'Olie voor twee lagen erbij' }));
  await waitFor(() => expect(screen.queryByText('In je winkelwagen.')).toBeNull());
});

test('project rule 10: the form of a quotation has the rows as they are typed', () => {
  open();
  const form = screen.getByRole('button', { name: 'Vraag een offerte aan' }).closest('form')!;
  expect(form.getAttribute('action')).toBe('/offerte-aanvragen');
  expect(new FormData(form).get('items')).toMatch(/^board-400;34\s+joist-500;9\s+screws;4\s+oil;2$/);
});

test('project rule 12: the form of a project has the rows and a name, and a shop without projects has none', () => {
  open();
  const form = screen.getByRole('button', { name: 'Bewaar als klus' }).closest('form')!;
  expect(form.getAttribute('action')).toBe('/klussen/bewaren');
  expect(new FormData(form).get('name')).toBe('Terras 5,00 x 4,00 m');
  expect(new FormData(form).get('items')).toContain('oil;2');
  cleanup();
  renderPart(terraceCalculator, GIVEN);
  expect(screen.queryByRole('button', { name: 'Bewaar als klus' })).toBeNull();
});
