import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { refusal } from '../../../../../tests/support/fakeShop';
import { renderPart } from '../../../../../tests/support/renderPart';
import { on } from '../../../../shared/platform/events';
import type { PropsOf } from '../../../../mount';
import { FENCE_TERMS, SIX_BY_TWO_AND_A_HALF, TEN_METRES, WALL_TERMS } from '../../testing/job';
import jobCalculator from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));
afterEach(cleanup);

const open = (properties: Partial<PropsOf<typeof jobCalculator.part>> = {}) =>
  renderPart(jobCalculator, {
    job: 'fence',
    terms: FENCE_TERMS,
    typed: TEN_METRES,
    page: '/schutting-berekenen',
    quotePage: '/offerte-aanvragen',
    savePage: '/klussen/bewaren',
    after: 'notice',
    ...properties,
  });
const total = () => document.querySelector('.noest-totals__row--main')?.textContent.replaceAll('\u00a0', ' ');
const length = () => screen.getByRole('textbox', { name: 'Lengte (m)' });

test('project rule 13: the list of a fence follows what is filled in, with a total in both price views', async () => {
  open();
  expect(total()).toBe('Totaal voor 10,00 m€ 797,55€ 659,13');
  expect(screen.getByText('14 zakken snelbeton van 25 kg, 2 per paal.')).toBeTruthy();
  // Free from 750.
  expect(screen.getByText('Gratis')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aantal poorten' }), '0');
  expect(total()).not.toContain('797,55');
});

test('project rule 13: the list of a wall', () => {
  open({ job: 'wall', terms: WALL_TERMS, typed: SIX_BY_TWO_AND_A_HALF, page: '/gevel-berekenen' });
  expect(total()).toBe('Totaal voor 13 m²€ 548,95€ 453,68');
  expect(screen.getByText('15 m² dampopen folie, met overlap iets meer.')).toBeTruthy();
});

test('project rule 14: a size that is no length is told how to write it', async () => {
  open({ typed: { ...TEN_METRES, length: '' } });
  const user = userEvent.setup();
  await user.type(length(), '5,005');
  await user.tab();
  expect(screen.getByText('Vul meters in met hoogstens twee decimalen, bijvoorbeeld 4,50.')).toBeTruthy();
});

test('project rule 14: nothing is wrong with a size that is not left yet, and the form leads to the first that is', async () => {
  open({ typed: { ...TEN_METRES, length: '' } });
  const user = userEvent.setup();
  await user.type(length(), '500');
  expect(screen.queryByText(/Bedoel je/)).toBeNull();
  await user.tab();
  expect(screen.getByText('Vul een maat in tussen 0,5 en 30 meter. Bedoel je 5,00?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bereken' }));
  expect(document.activeElement).toBe(length());
  expect(length().getAttribute('aria-invalid')).toBe('true');
});

test('project rule 14: what does not go together is said at the choice that was made last', async () => {
  open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hoogte' }), '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Bereken' }));
  expect(screen.getByRole('combobox', { name: 'Aantal poorten' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Onze poorten zijn 180 cm hoog/)).toBeTruthy();
});

test.each([
  ['fence', {}, 10],
  ['wall', { terms: WALL_TERMS, typed: SIX_BY_TWO_AND_A_HALF, page: '/gevel-berekenen' }, 13],
] as const)(
  'analytics rule 21: a %s that is calculated is told by its size, and what cannot be is not',
  async (job, properties, size) => {
    const told = vi.fn();
    const leaving = new AbortController();
    on('job-calculated', told, { signal: leaving.signal });
    open({ job, ...properties });
    const user = userEvent.setup();
    expect(told).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Bereken' }));
    await user.clear(screen.getAllByRole('textbox')[0]!);
    await user.click(screen.getByRole('button', { name: 'Bereken' }));
    leaving.abort();
    expect(told.mock.calls.map(([detail]) => detail as unknown)).toEqual([{ job, size }]);
  },
);

test('project rule 9: a row that is refused says why, and the rest can be tried again', async () => {
  open();
  shop.current.answer = refusal('Nog maar 2 beschikbaar');
  await userEvent.click(screen.getByRole('button', { name: 'Alles in winkelwagen' }));
  await waitFor(() => expect(screen.getAllByText('Nog maar 2 beschikbaar').length).toBeGreaterThan(0));
});

test('project rules 10 and 12: the list goes to a quotation and to a project', () => {
  open();
  const items = [...document.querySelectorAll<HTMLInputElement>('input[name=items]')].map(({ value }) => value);
  expect(items).toHaveLength(2);
  expect(items[0]?.split('\n')).toHaveLength(6);
  expect(document.querySelector<HTMLInputElement>('input[type=hidden][name=name]')?.value).toBe(
    'Schutting 10,00 m, 180 cm hoog',
  );
});
