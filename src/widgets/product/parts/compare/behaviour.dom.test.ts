import { afterEach, expect, test, vi } from 'vitest';
import { on } from '../../../../shared/platform/events';
import { messages } from '../../../messages';
import { compared, MAX_COMPARED } from '../../compare';
import compare from './behaviour';

afterEach(() => localStorage.clear());

function linkTo(sku: string, { removes = false, rest = sku } = {}) {
  const link = document.createElement('a');
  link.href = `https://noest.example/vergelijken?sku=${rest}`;
  link.innerHTML = '<span>Vergelijk</span><span class="noest-hidden"> Plank</span>';
  document.body.append(link);
  const leaving = new AbortController();
  compare.attach(link, { sku: removes ? sku : '', removes }, leaving.signal);
  return { link, leave: () => leaving.abort() };
}

/** Whether the browser would follow the link. */
const press = (link: HTMLElement, keys: MouseEventInit = {}): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
// Nothing here may lead to another page.
window.addEventListener('click', (event) => event.preventDefault());

test('product rule 43: the first press adds, the next one leads to all that are compared', () => {
  const plank = linkTo('100101');
  const deck = linkTo('200101');
  let followed = true;
  plank.link.addEventListener('click', (event) => (followed = !event.defaultPrevented));
  press(plank.link);
  expect([followed, plank.link.textContent, compared.skus()]).toEqual([
    false,
    'Bekijk vergelijking (1) Plank',
    ['100101'],
  ]);
  press(deck.link);
  for (const { link } of [plank, deck]) {
    expect(link.textContent).toBe('Bekijk vergelijking (2) Plank');
    expect(link.href).toBe('https://noest.example/vergelijken?sku=100101,200101');
  }
  press(plank.link);
  expect([followed, compared.skus()]).toEqual([true, ['100101', '200101']]);
  plank.leave();
  expect([plank.link.textContent, plank.link.href]).toEqual([
    'Vergelijk Plank',
    'https://noest.example/vergelijken?sku=100101',
  ]);
});

test('product rule 43: the second press of a double click adds no other one and does not lead away', () => {
  const { link } = linkTo('100101');
  expect(press(link, { detail: 1 })).toBe(false);
  let followed = true;
  link.addEventListener('click', (event) => (followed = !event.defaultPrevented));
  press(link, { detail: 2 });
  expect([followed, compared.skus()]).toEqual([false, ['100101']]);
});

test('analytics rule 21: a product that comes on the list is told, one that is on it or finds no room is not', () => {
  const told = vi.fn();
  const leaving = new AbortController();
  on('compare-added', told, { signal: leaving.signal });
  for (const sku of ['1', '2', '3', '4', '5', '1']) press(linkTo(sku).link);
  leaving.abort();
  expect(told.mock.calls.map(([detail]) => detail as unknown)).toEqual(['1', '2', '3', '4'].map((sku) => ({ sku })));
});

test('product rule 43: a fifth product is not added, and a message says why', () => {
  for (const sku of ['1', '2', '3', '4']) expect(compared.add(sku)).toBe(true);
  const { link } = linkTo('5');
  const show = vi.spyOn(messages, 'show');
  press(link);
  expect(compared.skus()).toHaveLength(MAX_COMPARED);
  expect(show).toHaveBeenCalledWith({ type: 'warning', text: 'Je vergelijkt al 4 producten. Verwijder er eerst een.' });
  expect(link.textContent).toBe('Vergelijk Plank');
});

test('product rule 43: where storage takes nothing the products of this page are compared', () => {
  // The storage of happy-dom keeps the methods it was first asked for: a spy on its prototype does nothing.
  vi.stubGlobal('localStorage', undefined);
  const plank = linkTo('100101');
  for (const { link } of [plank, linkTo('200101')]) press(link);
  expect(plank.link.href).toBe('https://noest.example/vergelijken?sku=100101,200101');
  vi.unstubAllGlobals();
  compared.remove('200101');
  expect([plank.link.textContent, localStorage.getItem('noest-compare')]).toEqual([
    'Bekijk vergelijking (1) Plank',
    '["100101"]',
  ]);
  compared.remove('100101');
});

test("product rule 43: with a key held the link is the browser's, and nothing is added", () => {
  const { link } = linkTo('100101');
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) press(link, { [key]: true });
  expect(compared.skus()).toEqual([]);
});

test('product rule 44: a link that removes takes the product off the list, and leads on', () => {
  compared.add('1');
  compared.add('2');
  const kept = linkTo('2');
  const { link } = linkTo('1', { removes: true, rest: '2' });
  press(link);
  expect(compared.skus()).toEqual(['2']);
  expect(kept.link.textContent).toBe('Bekijk vergelijking (1) Plank');
  expect(link.href).toBe('https://noest.example/vergelijken?sku=2');
});

test('product rule 44: another tab that changes the list is followed', () => {
  const { link } = linkTo('100101');
  localStorage.setItem('noest-compare', '["100101","200101"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'noest-compare' }));
  expect(link.textContent).toBe('Bekijk vergelijking (2) Plank');
});
