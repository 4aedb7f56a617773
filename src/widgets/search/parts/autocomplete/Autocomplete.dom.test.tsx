import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiResult, ShopApi, Suggestions } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import { amount, noSuggestions } from '../../../../../tests/support/fakeShop';
import { pageWith } from '../../../../../tests/support/pageWith';
import { recentSearches } from './recentSearches';
import { Autocomplete } from './view';

const shop = vi.hoisted(() => ({
  fetchCalls: vi.fn(),
  asked: [] as { query: string; signal: AbortSignal; answer: (result: unknown) => void }[],
}));
vi.mock('../../../../shared/api', () => ({
  fetchCalls: shop.fetchCalls,
  ask: (call: (api: Pick<ShopApi, 'suggestions'>) => Promise<ApiResult<Suggestions>>) =>
    call({
      suggestions: (query, { signal } = {}) =>
        new Promise((resolve) => {
          shop.asked.push({ query, signal: signal!, answer: (result) => resolve(result as ApiResult<Suggestions>) });
        }),
    }),
}));

const products: Suggestions['products'] = ['100101', '100102', '100103', '100104'].map((sku) => ({
  sku,
  name: `Douglas plank ${sku}`,
  url: `/${sku}`,
  image: `https://cdn.example/d/${sku}.webp`,
  price: amount(3.95),
  isFromPrice: false,
  unit: 'M1',
}));
const two: Suggestions = {
  ...noSuggestions,
  categories: [
    { url: '/planken', label: 'Planken' },
    { url: '/balken', label: 'Balken' },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  shop.asked.length = 0;
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  pageWith();
  vi.useRealTimers();
});

function show(label?: string, root: ParentNode & Node = document.body) {
  const element = root.appendChild(document.createElement('div'));
  const mount = { element, signal: new AbortController().signal, slots: new Map() };
  render(
    <Autocomplete action="/search" minLength={3} {...(label === undefined ? {} : { label })} query="" mount={mount} />,
    { container: element },
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoek in het assortiment' });
const list = () => screen.queryByRole('listbox');
const options = () => screen.queryAllByRole('option');
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none')?.textContent;
const put = (text: string) => fireEvent.input(field(), { target: { value: text } });
const pause = (ms = 100) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (result: ApiResult<Suggestions>, index = shop.asked.length - 1) =>
  act(async () => shop.asked[index]?.answer(result));

async function searchFor(words: string, suggestions: Suggestions) {
  const user = show();
  await user.type(field(), words);
  await pause();
  await answer(ok(suggestions));
  return user;
}

test('search rule 3: the code of the request is fetched when the field gets the focus', () => {
  show();
  shop.fetchCalls.mockClear();
  act(() => field().focus());
  expect(shop.fetchCalls).toHaveBeenCalledOnce();
});

test('search rules 2 and 3: no request below 3 characters, one request 100 ms after the last keystroke', async () => {
  vi.useFakeTimers();
  show();
  put('do');
  await pause();
  put('dou');
  await pause(99);
  put('douglas');
  await pause(99);
  expect(shop.asked).toHaveLength(0);
  await pause(1);
  expect(shop.asked.map(({ query }) => query)).toEqual(['douglas']);
});

test('search rule 4: a later query aborts the request, and its late answer is not shown', async () => {
  const user = show();
  await user.type(field(), 'vuren');
  await pause();
  await user.type(field(), ' plank');
  await pause();
  expect(shop.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer(ok(two), 1);
  await answer(ok({ ...two, categories: [{ url: '/oud', label: 'Oud' }] }), 0);
  expect(options().map((option) => option.textContent)).toEqual(['Planken', 'Balken']);
});

test('search rules 16 and 17: the combobox refers to its list, has its state, and announces the number of suggestions', async () => {
  await searchFor('hout', two);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-controls')!)).toBe(list());
  expect(screen.getByRole('status').textContent).toBe('2 suggesties');
  expect(within(list()!).getByRole('group', { name: 'Populaire categorieën' })).toBeTruthy();
});

test('search rule 1: a GET form with the required field query', () => {
  show();
  expect([field().name, field().required]).toEqual(['query', true]);
  expect([field().form?.method, field().form?.getAttribute('action')]).toEqual(['get', '/search']);
});

test('search rule 1: what is pasted is cut to 128 characters, as the address of a text of any length is refused', async () => {
  const user = show();
  await user.click(field());
  await user.paste('vuren '.repeat(5000));
  expect(field().value).toHaveLength(128);
});

test('The attribute data-label names the form', () => {
  show('Zoek een kleur');
  expect(screen.getByRole('search', { name: 'Zoek een kleur' })).toBeDefined();
});

test('search rule 16: arrow keys go round the options and the field; Home returns to the field', async () => {
  const user = await searchFor('hout', two);
  expect(activeOption()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('Planken');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Planken');
  await user.keyboard('{ArrowUp}');
  expect(activeOption()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(activeOption()).toBe('Balken');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toBe('Planken');
  await user.keyboard('{Home}');
  expect(activeOption()).toBeUndefined();
});

test('search rule 16: Enter follows the active option, and submits without one', async () => {
  const user = await searchFor('hout', two);
  const followed = vi.fn((event: Event) => event.preventDefault());
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted, { once: true });
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  screen.getByRole('option', { name: 'Planken' }).addEventListener('click', followed);
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});

test('search rule 16: Escape closes, a second one clears; Tab closes and keeps the text', async () => {
  const user = await searchFor('hout', two);
  await user.keyboard('{Escape}');
  expect([list(), field().value]).toEqual([null, 'hout']);
  await user.keyboard('{Escape}');
  expect(field().value).toBe('');
  await user.type(field(), 'hout');
  await user.tab();
  expect([list(), field().value]).toEqual([null, 'hout']);
});

test('search rule 14: a press outside closes and clears; a drag out of the field does not', async () => {
  await searchFor('hout', two);
  fireEvent.pointerDown(field());
  fireEvent.pointerUp(document.body);
  expect(field().value).toBe('hout');
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  expect([list(), field().value]).toEqual([null, '']);
});

test('search rule 19: text that is being composed is not searched for, and its keys are left alone', async () => {
  show();
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'dougl' }, isComposing: true });
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  await pause();
  expect([field().value, shop.asked.length]).toEqual(['dougl', 0]);
  fireEvent.compositionEnd(field(), { target: { value: 'douglas' } });
  await pause();
  expect(shop.asked.map(({ query }) => query)).toEqual(['douglas']);
});

test('search rule 19: on a coarse pointer text is searched for while it is being composed', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('coarse') }) as MediaQueryList,
  );
  show();
  fireEvent.input(field(), { target: { value: 'dougl' }, isComposing: true });
  await pause();
  expect(shop.asked.map(({ query }) => query)).toEqual(['dougl']);
});

test('search rules 9 and 10: a product shows the picture of the answer, 75 by 75, name, unit price and a note on VAT', async () => {
  await searchFor('douglas', { ...noSuggestions, products });
  const [product] = within(list()!).getAllByRole('option');
  expect(product?.getAttribute('href')).toBe('/100101?query=douglas');
  expect(product?.textContent).toContain('€\u00a03,95');
  expect(product?.textContent).toContain('per m¹');
  expect(product?.textContent).toContain('incl. btw');
  const image = product?.querySelector('img');
  expect([image?.src, image?.width]).toEqual(['https://cdn.example/d/100101.webp', 75]);
});

test('search rule 12: with more than 3 products the last option leads to all results', async () => {
  await searchFor('douglas', { ...noSuggestions, products });
  const all = screen.getByRole('option', { name: 'Toon alle resultaten voor douglas' });
  expect(all.getAttribute('href')).toBe('/search?query=douglas');
});

test('search rule 13: without results it says so, and what to try', async () => {
  await searchFor('qqqq', noSuggestions);
  expect(screen.getByRole('status').textContent).toContain('Niets gevonden voor “qqqq”.');
  expect(screen.getByRole('status').textContent).toContain('Druk op enter of probeer een andere zoekopdracht.');
  expect(screen.getByRole('status').textContent).toContain('Controleer de spelling of zoek met minder woorden.');
  expect([list(), field().getAttribute('aria-expanded')]).toEqual([null, 'false']);
});

test('search rule 18: a failed request is told in one line, keeps the text, and can be repeated', async () => {
  const user = show();
  await user.type(field(), 'hout');
  await pause();
  await answer(failed({ kind: 'network' }));
  expect([list(), field().value, field().getAttribute('aria-expanded')]).toEqual([null, 'hout', 'false']);
  expect(screen.getByRole('status').textContent).toBe('Suggesties laden lukt niet, zoeken wel.');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await pause();
  await answer(ok(two));
  expect(options().map((option) => option.textContent)).toEqual(['Planken', 'Balken']);
  expect([document.activeElement, screen.queryByRole('button', { name: 'Opnieuw proberen' })]).toEqual([field(), null]);
});

test('search rule 18: by keyboard "Opnieuw proberen" is a Tab away, and the line goes with the focus', async () => {
  const user = show();
  document.body.appendChild(document.createElement('button')).textContent = 'Verder';
  await user.type(field(), 'hout');
  await pause();
  await answer(failed({ kind: 'timeout', afterMs: 10_000 }));
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Opnieuw proberen');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Verder');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('search rule 8: on a phone the products are the first options, and on the screen', async () => {
  const media = (matches: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => Object.assign(new EventTarget(), { matches }) as MediaQueryList);
  media(false);
  await searchFor('douglas', { ...two, products });
  expect(options().at(0)?.textContent).toContain('Douglas plank 100101');
  expect(options().map(({ id }) => id.split('-').at(-1))).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

test('search rule 21: what was searched for is offered in the empty field, and erased by the last option', async () => {
  const user = show();
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await user.type(field(), 'osb 18mm{Enter}');
  await user.clear(field());
  await user.tab();
  await user.click(field());
  expect(within(list()!).getByRole('group', { name: 'Recent gezocht' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'osb 18mm' }).getAttribute('href')).toBe('/search?query=osb%2018mm');
  expect(screen.getByRole('status').textContent).toBe('1 recente zoekopdracht');
  await user.keyboard('{ArrowUp}{Enter}');
  expect([list(), localStorage.length, document.activeElement]).toEqual([null, 0, field()]);
});

test('search rule 21: a followed suggestion is remembered by the words it was found with', async () => {
  const user = await searchFor('hout', two);
  screen.getByRole('option', { name: 'Balken' }).addEventListener('click', (event) => event.preventDefault());
  await user.click(screen.getByRole('option', { name: 'Balken' }));
  expect(recentSearches.list()).toEqual(['hout']);
});

test('In a shadow root a press inside does not close the list, and Enter follows the active option', async () => {
  const root = document.body.appendChild(document.createElement('header')).attachShadow({ mode: 'open' });
  show(undefined, root);
  const input = within(root as unknown as HTMLElement).getByRole<HTMLInputElement>('combobox');
  fireEvent.input(input, { target: { value: 'hout' } });
  await pause();
  await answer(ok(two));
  fireEvent.pointerDown(input, { composed: true });
  fireEvent.pointerUp(input, { composed: true });
  expect(input.value).toBe('hout');
  const followed = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener('click', followed);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(followed).toHaveBeenCalledOnce();
});

test('search rule 1: without an action the form goes to the results page of the back end, under its parameter', () => {
  pageWith({ backend: 'magento' });
  const element = document.body.appendChild(document.createElement('div'));
  const mount = { element, signal: new AbortController().signal, slots: new Map() };
  render(<Autocomplete minLength={3} query="" mount={mount} />, { container: element });
  expect([field().form?.getAttribute('action'), field().name]).toEqual(['/catalogsearch/result/', 'q']);
});
