import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { shop } from '../../../../../tests/support/askFakeShop';
import type { PropsOf } from '../../../../mount';
import { failed } from '../../../../shared/api/result';
import { EMPTY_ROW } from '../../list/readRows';
import { BEAMS, CUPBOARD, SHEETS, WORKBENCH, toRows } from '../../testing/lists';
import { on } from '../../../../shared/platform/events';
import cuttingList from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));
afterEach(cleanup);

const open = (properties: Partial<PropsOf<typeof cuttingList.part>> = {}) =>
  renderPart(cuttingList, { terms: BEAMS, after: 'notice', ...properties });
const total = () => document.querySelector('.noest-totals__row--main')?.textContent.replaceAll('\u00a0', ' ');
const lengthOf = (letter: string) => screen.getByRole('textbox', { name: `Lengte van ${letter} in millimeter` });
const add = () => screen.findByRole('button', { name: 'Gezaagd in winkelwagen' });

test('Cutting rule 8: six rows stand ready, and nothing is planned', () => {
  open();
  expect(screen.getAllByRole('group', { name: /^Regel/ })).toHaveLength(6);
  expect(screen.getByText(/Vul een lengte in/)).toBeTruthy();
});

test('Cutting rule 3: what is typed is planned, with the price of each length', async () => {
  open({ rows: toRows(WORKBENCH) });
  await waitFor(() => expect(total()).toBe('Totaal€ 41,65€ 34,42'));
  const sizes = screen.getByRole('table', { name: 'Uit welke lengte?' });
  expect(
    within(sizes)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).checked),
  ).toEqual([false, false, true, false]);
  await userEvent.setup().click(within(sizes).getByRole('radio', { name: '480 cm' }));
  expect(total()).toBe('Totaal€ 45,70€ 37,77');
});

test.each([
  ['of the size that the page chose', '480', '480'],
  ['of the cheapest size where it chose none', '', '420'],
])('analytics rule 21: the first plan is told, with the number of its pieces and the SKU %s', async (_, from, sku) => {
  const told = vi.fn();
  const leaving = new AbortController();
  on('cutting-list-planned', told, { signal: leaving.signal });
  open({ rows: toRows(WORKBENCH), from });
  await waitFor(() => expect(total()).toMatch(/^Totaal/));
  await userEvent.setup().type(lengthOf('A'), '{Backspace}');
  leaving.abort();
  // 4 + 4 + 2 + 4.
  expect(told.mock.calls.map(([detail]) => detail as unknown)).toEqual([{ sku, pieces: 14 }]);
});

test('Cutting rule 1: nothing is said of a row that is being filled in', async () => {
  open();
  const user = userEvent.setup();
  await user.type(lengthOf('A'), '35');
  expect(screen.queryByText(/Korter dan 50 mm/)).toBeNull();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByText('Korter dan 50 mm kunnen we niet veilig zagen.')).toBeTruthy();
  expect(lengthOf('A').getAttribute('aria-invalid')).toBe('true');
});

test('Cutting rule 1: a length of 0 is said at its field, and there is no plan and no button', async () => {
  open({ rows: [...toRows(WORKBENCH), { ...EMPTY_ROW, length: '0' }] });
  expect(screen.getByText('Korter dan 50 mm kunnen we niet veilig zagen.')).toBeTruthy();
  expect(lengthOf('E').getAttribute('aria-invalid')).toBe('true');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Verwijder regel E' }));
  await add();
});

/** As a browser does at a press on its summary. */
function openFold(): void {
  const fold = screen.getByText('Plakken uit Excel').closest('details')!;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
}

test('Cutting rule 1: columns that are pasted go into the list', async () => {
  open();
  const user = userEvent.setup();
  openFold();
  const field = await screen.findByRole('textbox', { name: 'Plak hier je kolommen', hidden: true });
  fireEvent.input(field, { target: { value: '1250\t4\tLange regels\n72 cm\t2\nkop\t1' } });
  expect(screen.getByText('2 regels gelezen, samen 6 stukken.')).toBeTruthy();
  expect(screen.getByText('Regel 3 overgeslagen: “kop” is geen lengte.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zet 2 regels in de lijst', hidden: true }));
  expect(['A', 'B'].map((letter) => (lengthOf(letter) as HTMLInputElement).value)).toEqual(['1250', '72 cm']);
});

test('Cutting rule 1: pasted rows are announced, and the focus is at the first of them', async () => {
  open({ rows: [{ ...EMPTY_ROW, length: '600' }] });
  openFold();
  const field = await screen.findByRole('textbox', { name: 'Plak hier je kolommen', hidden: true });
  fireEvent.input(field, { target: { value: '1250\t4\n72 cm\t2' } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Zet 2 regels in de lijst', hidden: true }));
  expect(screen.getByText('2 regels in de lijst gezet')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(lengthOf('B')));
});

test('Cutting rule 1: what is wrong with the first of the pasted rows is said, until it is being filled in', async () => {
  open();
  openFold();
  const field = await screen.findByRole('textbox', { name: 'Plak hier je kolommen', hidden: true });
  fireEvent.input(field, { target: { value: '35\t1' } });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Zet 1 regel in de lijst', hidden: true }));
  await waitFor(() => expect(document.activeElement).toBe(lengthOf('A')));
  expect(screen.getByText('Korter dan 50 mm kunnen we niet veilig zagen.')).toBeTruthy();
  expect(lengthOf('A').getAttribute('aria-invalid')).toBe('true');
  await user.type(lengthOf('A'), '{Backspace}');
  expect(screen.queryByText(/Korter dan 50 mm/)).toBeNull();
});

test('Cutting rule 13: the code of the field to paste in is fetched when it is opened; where that fails the list says so', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock('./PasteFields', () => Promise.reject(new Error('offline')));
  open();
  openFold();
  expect(await screen.findByText(/^Plakken lukt nu niet\./)).toBeTruthy();
  expect(said).toHaveBeenCalled();
  vi.doUnmock('./PasteFields');
});

test('A row that is removed is gone, and the focus is in the next one', async () => {
  open({ rows: toRows(WORKBENCH) });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Verwijder regel A' }));
  expect((lengthOf('A') as HTMLInputElement).value).toBe('880');
  expect(screen.getByText('Regel A is verwijderd')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(lengthOf('A')));
});

test('Cutting rule 9: the list goes to the cart with the total that was shown', async () => {
  const asked = vi.spyOn(shop.current, 'addToCart');
  open({ rows: toRows(WORKBENCH), keepsRests: false });
  await userEvent.setup().click(await add());
  expect(asked.mock.calls[0]?.[0]).toEqual({
    sku: '420',
    qty: 1,
    cutting: { pieces: WORKBENCH, keepsRests: false, total: 4165 },
  });
});

test('Cutting rule 9: a refusal is shown with the way to the price of now', async () => {
  shop.current.answer = failed({ kind: 'refused', status: 409, code: 'price_changed', message: 'Andere prijs.' });
  open({ rows: [{ ...EMPTY_ROW, length: '600' }] });
  await userEvent.setup().click(await add());
  await screen.findByText(/Andere prijs\./);
  const again = screen.getByRole('link', { name: 'Bereken het zaagplan opnieuw' });
  expect(again.getAttribute('href')).toContain('cut=1&list=600%091&from=300');
});

const newAddress = () => {
  const link = screen.getByRole('link', { name: 'Voeg het als nieuw artikel toe' });
  return new URL(link.getAttribute('href') ?? '', 'https://shop.example');
};

test('Cutting rule 10: who changes a list of the cart is told so, with a link to add it as a new line', async () => {
  open({ rows: [{ ...EMPTY_ROW, length: '600' }], itemId: '51', keepsRests: false });
  await screen.findByRole('button', { name: 'Zaaglijst bijwerken' });
  expect(screen.getByText(/^Je wijzigt een artikel in je winkelwagen\./)).toBeTruthy();
  await userEvent.setup().type(lengthOf('B'), '700');
  await waitFor(() => expect(newAddress().searchParams.get('list')).toBe('600\t1\n700\t1'));
  expect(Object.fromEntries(newAddress().searchParams)).toMatchObject({ cut: '1', from: '300', rests: 'stay' });
  expect(newAddress().searchParams.has('item')).toBe(false);
});

test('Cutting rule 10: a line that is gone is said with the way to add its list as a new one', async () => {
  shop.current.answer = failed({ kind: 'refused', status: 404, code: 'unknown_item', message: 'Niet meer daar.' });
  open({ rows: [{ ...EMPTY_ROW, length: '600' }], itemId: '51' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Zaaglijst bijwerken' }));
  const alert = await screen.findByText(/^Niet meer daar\./);
  expect(within(alert).getByRole('link')).toBe(screen.getByRole('link', { name: 'Voeg het als nieuw artikel toe' }));
  expect(screen.queryByRole('link', { name: 'Bereken het zaagplan opnieuw' })).toBeNull();
  expect(screen.queryByText(/^Je wijzigt/)).toBeNull();
});

test('Cutting rule 10: another refusal of a change keeps the line', async () => {
  shop.current.answer = failed({ kind: 'refused', status: 409, code: 'price_changed', message: 'Andere prijs.' });
  open({ rows: [{ ...EMPTY_ROW, length: '600' }], itemId: '51', keepsRests: false });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Zaaglijst bijwerken' }));
  await screen.findByText(/Andere prijs\./);
  const again = screen.getByRole('link', { name: 'Bereken het zaagplan opnieuw' });
  expect(again.getAttribute('href')).toContain('from=300&rests=stay&item=51');
});

test('Cutting rule 7: that it can not be returned stands before the button', async () => {
  open({ rows: toRows(WORKBENCH) });
  const button = await add();
  const warning = screen.getByText('Op maat gezaagd hout kun je niet terugsturen.');
  expect(warning.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Cutting rule 3: of a length that there is too little of, the other one is offered', async () => {
  const sizes = BEAMS.sizes.map((size) => ({ ...size, left: size.sku === '480' ? 3 : 2 }));
  open({ terms: { ...BEAMS, sizes }, rows: toRows(WORKBENCH), from: '420' });
  await screen.findByText('Van 420 cm zijn er nog 2, je hebt er 3 nodig.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Zaag uit 480 cm' }));
  expect(screen.queryByText(/zijn er nog/)).toBeNull();
  expect(total()).toBe('Totaal€ 45,70€ 37,77');
});

test('shop rule 72: the first day is that of the chosen length and of how many it takes', async () => {
  const days: Readonly<Record<string, readonly { qty: number; day: string }[]>> = {
    '420': [{ qty: 1, day: 'donderdag 26 november' }],
    '300': [
      { qty: 1, day: 'donderdag 26 november' },
      { qty: 5, day: 'donderdag 17 december' },
    ],
  };
  const sizes = BEAMS.sizes.map((size) => ({ ...size, days: days[size.sku] ?? [] }));
  open({ terms: { ...BEAMS, sizes }, rows: toRows(WORKBENCH) });
  await screen.findByText('Gezaagd hout is een werkdag later klaar: eerste bezorgdag donderdag 26 november.');
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '300 cm' }));
  expect(screen.getByText(/eerste bezorgdag donderdag 17 december\./)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '360 cm' }));
  expect(screen.getByText('Gezaagd hout is een werkdag later klaar.')).toBeTruthy();
});

test('Cutting rule 12: a shop that does not saw sells the whole bars of the plan', async () => {
  open({ terms: { ...BEAMS, saws: false }, rows: toRows(WORKBENCH) });
  await userEvent.setup().click(await screen.findByRole('button', { name: '3 balken in winkelwagen' }));
  expect(total()).toBe('Totaal€ 28,35€ 23,43');
  expect(shop.current.asked).toEqual(['add 3 x 420']);
});

test('Cutting rule 6: a sheet is drawn with its pieces and its rests', async () => {
  open({ terms: SHEETS, rows: toRows(CUPBOARD) });
  const sheet = await screen.findByRole('img', { name: /^Plaat 1 van 2\.440 x 1\.220 mm/ });
  expect(sheet.querySelectorAll('.noest-plan__piece')).toHaveLength(11);
  expect(screen.getByText('3 sneden, reststukken 1.000 x 445 mm, 2.440 x 771 mm')).toBeTruthy();
});
