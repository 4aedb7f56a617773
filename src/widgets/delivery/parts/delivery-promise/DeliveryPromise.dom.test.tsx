import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amount } from '../../../../../tests/support/fakeShop';
import { shop } from '../../../../../tests/support/askFakeShop';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { PropsOf } from '../../../../mount';
import type { DeliveryPromise, PromiseQuery } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import { emit, on } from '../../../../shared/platform/events';
import { readCookie, removeCookie } from '../../../../shared/platform/storage';
import deliveryPromise from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));
afterEach(() => {
  cleanup();
  removeCookie('delivery_postcode');
});

/** Monday 23 November 2026, 10.20 h. */
const PLANK: DeliveryPromise = {
  today: '2026-11-23',
  home: {
    way: 'lorry',
    price: amount(59.95),
    freeFrom: amount(750),
    firstDay: '2026-11-25',
    orderBefore: '12:00',
    arrival: null,
    there: null,
  },
  crossing: null,
  pickup: {
    place: 'Amersfoort',
    address: 'Havenweg 12, 3812 PR Amersfoort',
    day: '2026-11-23',
    time: '14:30',
    hours: [{ days: 'Zaterdag', open: '8.00 - 15.00 uur' }],
    closed: 'Dicht op 1 januari.',
  },
};

const asked: PromiseQuery[] = [];
let answered: DeliveryPromise = PLANK;

beforeEach(() => {
  asked.length = 0;
  answered = PLANK;
  shop.current.promise = (query) => {
    asked.push(query);
    return Promise.resolve(ok(answered));
  };
});

const open = (properties: Partial<PropsOf<typeof deliveryPromise.part>> = {}) =>
  renderPart(deliveryPromise, { sku: '200101', promise: PLANK, ...properties });
const words = () => document.body.textContent.replaceAll('\u00a0', ' ');
const field = () => screen.getByRole('textbox', { name: 'Postcode' });
const place = () => screen.findByRole('button', { name: /andere postcode kiezen/ });

/** The focus is on the postcode, which is a button. */
async function onPlace(): Promise<void> {
  const button = await place();
  await waitFor(() => expect(document.activeElement).toBe(button));
}

async function fill(postcode: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), `${postcode}{Enter}`);
}

test('Delivery rule 1: without a postcode it is asked, and nothing is fetched', () => {
  open();
  expect(screen.getByText('Wanneer en voor hoeveel bezorgen we bij jou?')).toBeTruthy();
  expect(words()).toContain('Klaar vanaf vandaag 14.30 uur');
  expect(asked).toEqual([]);
});

test('Delivery rule 1: a postcode is remembered, asked for, and has the focus after it', async () => {
  open();
  await fill('1012 js');
  await onPlace();
  expect(asked).toEqual([{ sku: '200101', qty: 1, postcode: '1012JS' }]);
  expect(readCookie('delivery_postcode')).toBe('1012JS');
  expect(words()).toContain('Bezorgd vanaf € 59,95€ 49,55 naar 1012 JS');
  expect(words()).toContain(
    'Eerste bezorgdag: woensdag 25 november, als je vandaag voor 12.00 uur bestelt. Met onze eigen wagen; gratis vanaf € 750,-€ 619,83.',
  );
});

test('Delivery rule 6: a quantity that was chosen before the part came is asked for', async () => {
  emit('product-changed', { sku: '200101', qty: 110, isSoldOut: false });
  open({ postcode: '1012JS' });
  await waitFor(() => expect(asked).toEqual([{ sku: '200101', qty: 110, postcode: '1012JS' }]));
  // The page of this file remembers it.
  emit('product-changed', { sku: '200101', qty: 1, isSoldOut: false });
});

test('analytics rule 21: a promise for a postcode that was just given is told, without the postcode', async () => {
  const told = vi.fn();
  const leaving = new AbortController();
  on('delivery-promised', told, { signal: leaving.signal });
  open({ postcode: '1012JS' });
  expect(told).not.toHaveBeenCalled();
  cleanup();
  open();
  await fill('1012 js');
  await onPlace();
  leaving.abort();
  expect(told.mock.calls.map(([detail]) => detail as unknown)).toEqual([{ country: 'NL' }]);
});

test('Delivery rule 1: what is no postcode is said at the field', async () => {
  open();
  await fill('1012 SS');
  expect(screen.getByRole('alert').textContent).toBe('Vul een geldige postcode in, bijvoorbeeld 1012 JS.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(asked).toEqual([]);
});

test('Delivery rule 1: it can be changed, kept, and forgotten', async () => {
  open({ postcode: '1012JS' });
  const user = userEvent.setup();
  await user.click(await place());
  expect(document.activeElement).toBe(field());
  expect((field() as HTMLInputElement).value).toBe('1012\u00a0JS');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await onPlace();
  await user.click(await place());
  await fill('2000');
  expect((await place()).textContent).toBe('2000');
  await user.click(await place());
  await user.click(screen.getByRole('button', { name: 'Vergeet mijn postcode' }));
  expect(readCookie('delivery_postcode')).toBeNull();
  expect(document.activeElement).toBe(field());
  expect((field() as HTMLInputElement).value).toBe('');
});

test('Delivery rule 1: on a page that is the same for everybody the cookie counts', async () => {
  document.cookie = 'delivery_postcode=1012JS; path=/';
  open();
  await place();
  expect(asked).toEqual([{ sku: '200101', qty: 1, postcode: '1012JS' }]);
});

test('Delivery rule 6: another quantity is asked for once it stays, what was printed is not', async () => {
  open({ postcode: '1012JS' });
  await place();
  expect(asked).toEqual([]);
  answered = { ...PLANK, home: { ...PLANK.home!, firstDay: '2026-12-09', orderBefore: null, arrival: '2026-12-07' } };
  act(() => {
    emit('product-changed', { sku: '200101', qty: 11, isSoldOut: false });
    emit('product-changed', { sku: '200101', qty: 12, isSoldOut: false });
  });
  await waitFor(() =>
    expect(words()).toContain('Eerste bezorgdag: woensdag 9 december. Dit komt op 7 december bij ons binnen.'),
  );
  expect(asked).toEqual([{ sku: '200101', qty: 12, postcode: '1012JS' }]);
});

test('Delivery rule 12: of a quantity of which some is there both are said', async () => {
  open({ postcode: '1012JS' });
  await place();
  const home = { ...PLANK.home!, firstDay: '2026-12-16', orderBefore: null, arrival: '2026-12-14', there: 3 };
  answered = { ...PLANK, home };
  act(() => emit('product-changed', { sku: '200101', qty: 10, isSoldOut: false }));
  await waitFor(() =>
    expect(words()).toContain(
      'Eerste bezorgdag: woensdag 16 december. 3 op voorraad, de rest komt op 14 december bij ons binnen.',
    ),
  );
});

test('Delivery rule 7: without an answer the postcode stays, and can be tried again', async () => {
  shop.current.promise = () => Promise.resolve(failed({ kind: 'network' }));
  open();
  await fill('1012 JS');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'De dag kunnen we nu niet ophalen. Je kiest hem bij het afrekenen.',
  );
  shop.current.promise = () => Promise.resolve(ok(PLANK));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(words()).toContain('Eerste bezorgdag: woensdag 25 november'));
});

test('Delivery rule 7, shared rule 66: after another try the focus is at the postcode, which was known before', async () => {
  document.cookie = 'delivery_postcode=1012JS; path=/';
  shop.current.promise = () => Promise.resolve(failed({ kind: 'network' }));
  open();
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  shop.current.promise = () => Promise.resolve(ok(PLANK));
  await userEvent.setup().click(again);
  const button = await place();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Delivery rule 9: the part asks for what a back end may lack', () => {
  expect(deliveryPromise.part.capabilities).toEqual(['delivery-promise']);
});

test.each([
  [
    'a parcel',
    { ...PLANK, home: { ...PLANK.home!, way: 'parcel', price: amount(6.95), firstDay: '2026-11-24' } },
    [
      'Bezorgd voor € 6,95€ 5,74 naar',
      'Als pakket, op dinsdag 24 november. Voor 12.00 uur besteld is het de volgende werkdag bij je.',
    ],
  ],
  [
    'a sample',
    { ...PLANK, home: { ...PLANK.home!, way: 'letterbox', price: amount(0) } },
    ['Gratis bezorgd naar', 'Door de brievenbus, uiterlijk woensdag 25 november.'],
  ],
  [
    'above 750 euros',
    { ...PLANK, home: { ...PLANK.home!, price: amount(0) } },
    ['Gratis bezorgd naar', 'Met onze eigen wagen. '],
  ],
  [
    'an island (delivery rule 8)',
    { ...PLANK, home: null, crossing: { island: 'Terschelling', harbour: 'Harlingen' } },
    ['Naar 1012 JS rijden we niet zelf', 'naar de boot in Harlingen', 'Vraag een prijs met overtocht'],
  ],
  ['what is sold out', { ...PLANK, home: null, pickup: null }, ['Nu niet te bezorgen']],
] as const)('Delivery rules 2 to 5 in words: %s', (_, promise, sentences) => {
  open({ postcode: '1012JS', promise, askUrl: '/klantenservice' });
  for (const sentence of sentences) expect(words()).toContain(sentence);
});
