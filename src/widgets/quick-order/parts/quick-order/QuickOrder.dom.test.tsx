import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { amount } from '../../../../../tests/support/fakeShop';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { AskedRow, JudgedRow, QuickOrder } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import { on } from '../../../../shared/platform/events';
import { toCents } from '../../../../shared/money';
import { icons } from '../../../../shared/ui/look/icons';
import { LIMITS } from '../../list/limits';
import quickOrder from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));
afterEach(cleanup);

const SUGGESTION = { sku: 'A-100', name: 'Plank A-100' };

/** Of a shop that sells what begins with A, for 2 euros, and has 5 of each. */
function judgedRow(asked: AskedRow): JudgedRow {
  const { sku, qty } = asked;
  const problem = { field: 'sku' as const, message: '', possibleQty: null, suggestion: null, needsChoice: false };
  const unknown = { ...asked, name: '', url: '', stock: '', isLater: false, each: null, total: null };
  if (!sku.startsWith('A')) {
    return {
      ...unknown,
      problem: { ...problem, message: 'Dit artikelnummer kennen we niet.', suggestion: SUGGESTION },
    };
  }
  const found = { ...unknown, name: `Plank ${sku}`, url: `/${sku}` };
  if (Number(qty) > 5)
    return { ...found, problem: { ...problem, field: 'qty', message: 'Nog maar 5 beschikbaar.', possibleQty: 5 } };
  const isLater = sku === 'A-14';
  const stock = isLater ? 'Leverbaar binnen 14 dagen' : 'Op voorraad';
  return { ...found, stock, isLater, each: amount(2), total: amount(2 * Number(qty)), problem: null };
}

function judged(asked: readonly AskedRow[]): QuickOrder {
  const rows = asked.map(judgedRow);
  const cents = rows.reduce((sum, { total }) => sum + (total?.inclTax ?? 0), 0);
  return {
    rows,
    sums: { subtotal: amount(cents / 100), volumeDiscount: amount(0), tax: toCents(0), total: toCents(cents) },
  };
}

function open(asked: readonly AskedRow[] = []) {
  const judgeRows = vi.fn((rows: readonly AskedRow[]) => Promise.resolve(ok(judged(rows))));
  shop.current.judgeRows = judgeRows;
  renderPart(quickOrder, { order: judged(asked), page: '/snel-bestellen' });
  return judgeRows;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const row = (n: number) => within(screen.getByRole('group', { name: `Regel ${n}` }));
const status = () => screen.getAllByRole('status').at(-1)?.textContent.replaceAll('\u00a0', ' ');
const total = () => document.querySelector('.noest-totals__row--main')?.textContent.replaceAll('\u00a0', ' ');
const skus = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Artikelnummer van/ }).flatMap(({ value }) => value || []);

test('quick order rule 4: the shop judges the rows once after the last key, and not the one that is being filled in', async () => {
  const judgeRows = open();
  const user = userEvent.setup();
  await user.type(field('Artikelnummer van regel 1'), 'B-1');
  await waitFor(() => expect(judgeRows).toHaveBeenCalledOnce());
  expect(judgeRows.mock.calls[0]?.[0]).toEqual([{ sku: 'B-1', qty: '1' }]);
  expect(screen.queryByText('Dit artikelnummer kennen we niet.')).toBeNull();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(row(1).getByText(/Dit artikelnummer kennen we niet/)).toBeTruthy();
  expect(field('Artikelnummer van regel 1').getAttribute('aria-invalid')).toBe('true');
});

test('quick order rule 4: what the shop says of the row that was filled in last is announced, once it is left where it is wrong', async () => {
  open();
  const user = userEvent.setup();
  await user.type(field('Artikelnummer van regel 1'), 'B-1');
  await waitFor(() => expect(status()).toBe(''));
  await user.tab();
  expect(status()).toBe('Regel 1: Dit artikelnummer kennen we niet.');
  await user.type(field('Artikelnummer van regel 2'), 'A-2');
  await waitFor(() => expect(status()).toContain('Regel 2: Plank A-2, Op voorraad, € 2,-'));
  await user.click(row(1).getByRole('button', { name: 'Neem A-100' }));
  await waitFor(() => expect(status()).toContain('Regel 1: Plank A-100, Op voorraad, € 2,-'));
});

test('quick order rule 4: how many rows are wrong is announced', () => {
  open([{ sku: 'B-1', qty: '1' }]);
  expect(screen.getByText('1 regel vraagt je aandacht.').closest('[role=status]')).toBeTruthy();
});

test('quick order rule 5: a press takes the suggestion, and what can be had', async () => {
  open([
    { sku: 'B-1', qty: '2' },
    { sku: 'A-2', qty: '9' },
  ]);
  const user = userEvent.setup();
  expect(screen.getByText('2 regels vragen je aandacht.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /in winkelwagen/ })).toBeNull();
  await user.click(row(1).getByRole('button', { name: 'Neem A-100' }));
  await user.click(row(2).getByRole('button', { name: 'Maak er 5 van' }));
  await waitFor(() => expect(total()).toContain('€ 14,-'));
  expect(screen.getByRole('button', { name: 'Zet 2 artikelen in winkelwagen' })).toBeTruthy();
});

test('quick order rule 11: what comes later has the mark of a warning, what is there a tick', () => {
  open([
    { sku: 'A-1', qty: '1' },
    { sku: 'A-14', qty: '1' },
  ]);
  const mark = (n: number) =>
    row(n)
      .getByText(/Op voorraad|Leverbaar/)
      .querySelector('path')
      ?.getAttribute('d');
  expect([mark(1), mark(2)]).toEqual([icons['circle-check'], icons['triangle-alert']]);
  expect(row(2).getByText('Leverbaar binnen 14 dagen').className).toContain('noest-quick__note--later');
});

test('quick order rules 1 and 3: a list that is pasted goes behind the rows, equal articles added up', async () => {
  open([{ sku: 'A-1', qty: '1' }]);
  fireEvent.input(field('Artikelnummer en aantal, één per regel'), {
    target: { value: 'Artikelnummer\tAantal\na-1\t2\nA-2\t3' },
  });
  expect(await screen.findByText('2 regels herkend.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Zet 2 regels in de lijst' }));
  await waitFor(() => expect(skus()).toEqual(['A-1', 'A-2']));
  await waitFor(() => expect(total()).toContain('€ 12,-'));
});

test('quick order rule 1: rows of a spreadsheet that are pasted into a field become rows', async () => {
  open();
  const user = userEvent.setup();
  await user.click(field('Artikelnummer van regel 1'));
  await user.paste('A-1\t1\nA-2\t2\n');
  await waitFor(() => expect(skus()).toEqual(['A-1', 'A-2']));
});

test('quick order rule 1: a file is read, and one that is none is refused', async () => {
  open();
  const user = userEvent.setup();
  await user.upload(
    screen.getByLabelText('Bestand'),
    new File(['sku;aantal\r\nA-1;4'], 'lijst.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(skus()).toEqual(['A-1']));
  await user.upload(
    screen.getByLabelText('Bestand'),
    new File(['Omschrijving;Aantal\nPlank;2'], 'b.csv', { type: 'text/csv' }),
  );
  const error = await screen.findByText('Dit bestand heeft geen kolom sku of artikelnummer.');
  expect(skus()).toEqual(['A-1']);
  const input = screen.getByLabelText('Bestand');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(error.closest('[role=alert]')?.id);
  await user.upload(input, new File(['sku;aantal\r\nA-2;1'], 'c.csv', { type: 'text/csv' }));
  await waitFor(() => expect(skus()).toEqual(['A-1', 'A-2']));
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Dit bestand heeft geen kolom sku of artikelnummer.')).toBeNull();
});

test('quick order rule 1: the reference of a row is shown at it, asked for and kept when the row changes', async () => {
  const judgeRows = open();
  const user = userEvent.setup();
  await user.upload(
    screen.getByLabelText('Bestand'),
    new File(['sku;aantal;referentie\nA-1;1;Dakkapel'], 'lijst.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('Referentie: Dakkapel')).toBeTruthy();
  fireEvent.input(field('Aantal van regel 1'), { target: { value: '3' } });
  await waitFor(() =>
    expect(judgeRows).toHaveBeenLastCalledWith([{ sku: 'A-1', qty: '3', reference: 'Dakkapel' }], expect.anything()),
  );
});

test('quick order rule 1: a line without an article number is named, becomes no row and stays in the field', async () => {
  open();
  const paste = field('Artikelnummer en aantal, één per regel') as HTMLTextAreaElement;
  fireEvent.input(paste, { target: { value: 'A-1;1\nA-2 2\nlariks 4\neiken 2' } });
  expect(
    await screen.findByText('Regel 3: “lariks” is geen artikelnummer. Ook in 1 andere regel staat er geen.'),
  ).toBeTruthy();
  expect(paste.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Zet 2 regels in de lijst' }));
  await waitFor(() => expect(skus()).toEqual(['A-1', 'A-2']));
  expect(paste.value).toBe('lariks 4\neiken 2');
});

test('quick order rule 1: of a word that is being typed nothing is wrong yet; once the list is taken over it is', async () => {
  open();
  const paste = field('Artikelnummer en aantal, één per regel');
  fireEvent.input(paste, { target: { value: 'A-1;1\nlariks' } });
  expect(await screen.findByText('1 regel herkend.')).toBeTruthy();
  expect(screen.queryByText(/is geen artikelnummer/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Zet 1 regel in de lijst' }));
  expect(await screen.findByText('Regel 2: “lariks” is geen artikelnummer.')).toBeTruthy();
  expect(paste.getAttribute('aria-invalid')).toBe('true');
});

test('quick order rule 4: Enter leaves the row for the next one, and the row is judged', async () => {
  open();
  const user = userEvent.setup();
  await user.type(field('Artikelnummer van regel 1'), 'B-1');
  await user.tab();
  await user.keyboard('2{Enter}');
  expect(document.activeElement).toBe(field('Artikelnummer van regel 2'));
  expect(await row(1).findByText(/Dit artikelnummer kennen we niet/)).toBeTruthy();
});

test('quick order rule 2: what there is no room for stays in the field', async () => {
  open();
  const lines = Array.from({ length: LIMITS.rows + 2 }, (_, index) => `A-${index};1`);
  const paste = field('Artikelnummer en aantal, één per regel') as HTMLTextAreaElement;
  fireEvent.input(paste, { target: { value: lines.join('\n') } });
  fireEvent.click(await screen.findByRole('button', { name: 'Zet 502 regels in de lijst' }));
  await waitFor(() => expect(skus()).toHaveLength(LIMITS.rows));
  expect(paste.value).toBe('A-500;1\nA-501;1');
});

test('quick order rule 7: right rows go into the cart; what was refused stays with the reason', async () => {
  open([
    { sku: 'A-1', qty: '2' },
    { sku: 'B-1', qty: '1' },
    { sku: 'A-2', qty: '1' },
  ]);
  const asked = vi.fn();
  shop.current.addRows = (rows) => {
    asked(rows);
    return Promise.resolve(
      ok({
        rows: [
          { isAdded: true, sku: 'A-1', itemId: '7' },
          { isAdded: false, message: 'Dit product is niet op voorraad.' },
        ],
      }),
    );
  };
  const told = vi.fn();
  const leaving = new AbortController();
  on('list-added', told, { signal: leaving.signal });
  fireEvent.click(screen.getByRole('button', { name: 'Zet 2 artikelen in winkelwagen' }));
  expect(await screen.findByText(/1 regel staat in je winkelwagen/)).toBeTruthy();
  leaving.abort();
  // Analytics rule 21.
  expect(told).toHaveBeenCalledExactlyOnceWith({ added: 1, refused: 1 });
  expect(asked).toHaveBeenCalledExactlyOnceWith([
    { sku: 'A-1', qty: '2' },
    { sku: 'A-2', qty: '1' },
  ]);
  expect(screen.getByText('2 x Plank A-1')).toBeTruthy();
  expect(skus()).toEqual(['B-1', 'A-2']);
  expect(row(2).getByText('Dit product is niet op voorraad.')).toBeTruthy();
});

test.each([
  ['the same reference fill it in', 'Dakkapel', '{"reference":"Dakkapel","projectName":""}'],
  ['different references fill in none', 'Bus', null],
])('quick order rule 1: rows with %s at the checkout', async (_, reference, offered) => {
  sessionStorage.clear();
  open([
    { sku: 'A-1', qty: '2', reference: 'Dakkapel' },
    { sku: 'A-2', qty: '1', reference },
  ]);
  shop.current.addRows = (rows) =>
    Promise.resolve(ok({ rows: rows.map(({ sku }) => ({ isAdded: true as const, sku, itemId: '7' })) }));
  fireEvent.click(screen.getByRole('button', { name: 'Zet 2 artikelen in winkelwagen' }));
  expect(await screen.findByText(/2 regels staan in je winkelwagen/)).toBeTruthy();
  expect(sessionStorage.getItem('checkout-order-labels')).toBe(offered);
});

test('quick order rule 7: what is typed into a row while it is added stays', async () => {
  open([
    { sku: 'A-1', qty: '2' },
    { sku: 'A-2', qty: '1' },
  ]);
  let answer = (): void => {};
  shop.current.addRows = async (rows) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return ok({ rows: rows.map(({ sku }) => ({ isAdded: true, sku, itemId: '7' })) });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Zet 2 artikelen in winkelwagen' }));
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy());
  fireEvent.input(field('Artikelnummer van regel 1'), { target: { value: 'A-3' } });
  await waitFor(() => {
    answer();
    expect(screen.getByText(/2 regels staan in je winkelwagen/)).toBeTruthy();
  });
  expect(skus()).toEqual(['A-3']);
});

test('quick order rule 7: rows without an answer stay, and say so', async () => {
  open([{ sku: 'A-1', qty: '2' }]);
  shop.current.addRows = () => Promise.resolve(failed({ kind: 'network' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zet 1 artikel in winkelwagen' }));
  expect(await screen.findByText(/We kregen geen antwoord/)).toBeTruthy();
  expect(skus()).toEqual(['A-1']);
});

test('quick order rule 8: where judging fails the rows stay, and it is tried again by a press', async () => {
  const judgeRows = open();
  judgeRows.mockResolvedValueOnce(failed({ kind: 'network' }));
  fireEvent.input(field('Artikelnummer van regel 1'), { target: { value: 'A-1' } });
  expect(await screen.findByText(/We konden je regels niet nakijken/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(total()).toContain('€ 2,-'));
  expect(screen.queryByText(/We konden je regels niet nakijken/)).toBeNull();
});

test('quick order rule 4: what shows once a row is left does not move a button that is being pressed', async () => {
  const judgeRows = open([{ sku: 'A-1', qty: '2' }]);
  const user = userEvent.setup();
  await user.type(field('Artikelnummer van regel 2'), 'B-1');
  await waitFor(() => expect(judgeRows).toHaveBeenCalled());
  const button = screen.getByRole('button', { name: 'Zet 1 artikel in winkelwagen' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(screen.queryByText('1 regel vraagt je aandacht.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(await screen.findByText('1 regel vraagt je aandacht.')).toBeTruthy();
});

test('quick order rule 5: the focus stays in the row whose suggestion was taken', async () => {
  open([{ sku: 'B-1', qty: '2' }]);
  await userEvent.setup().click(row(1).getByRole('button', { name: 'Neem A-100' }));
  expect(document.activeElement).toBe(field('Artikelnummer van regel 1'));
});

test('a removed row leaves the focus at the one in its place', async () => {
  open([
    { sku: 'A-1', qty: '2' },
    { sku: 'A-2', qty: '1' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder regel 1' }));
  expect(skus()).toEqual(['A-2']);
  await waitFor(() => expect(document.activeElement).toBe(field('Artikelnummer van regel 1')));
});

test('quick order rule 10: a back end without the capability has no such part', () => {
  expect(quickOrder.part.capabilities).toEqual(['quick-order']);
});
