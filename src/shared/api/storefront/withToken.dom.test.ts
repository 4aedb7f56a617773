import { beforeEach, describe, expect, test, vi } from 'vitest';
import { address } from '../../../../tests/support/newOrder';
import { createStorefront } from '.';

const SHOP = 'https://shop.test';
const selection = { sku: '100101', qty: 1 };
const refusedToken = () => Response.json({ code: 'invalid_token', message: 'Je sessie is verlopen.' }, { status: 403 });

/** A shop elsewhere; it answers each path by what stands there, one after another where there are several. */
function shopElsewhere(answers: Record<string, (() => Response)[]>, csrfToken = '', baseUrl = SHOP) {
  const asked: string[] = [];
  const fetcher: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const token = request.headers.get('X-CSRF-TOKEN');
    asked.push(`${request.method} ${pathname}${request.method === 'GET' ? '' : ` ${token}`}`);
    const rest = answers[pathname] ?? [];
    const next = (rest.length > 1 ? rest.shift() : rest[0]) ?? (() => new Response('', { status: 500 }));
    return Promise.resolve(next());
  };
  const config = { baseUrl, commerceUrl: '', storeId: '1', csrfToken, redirectOrigins: [], capabilities: [] };
  return { shop: createStorefront(config, fetcher), asked };
}

const token = (text: string) => () => Response.json({ csrf_token: text });
const added = () => Response.json({ sku: '100101', item_id: '7', totals: null });
const SESSION = '/api/session';
const ADD = '/api/checkout/quote/addProductToQuote';
const ITEM = '/api/checkout/quote/items/7';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('shared rule 52: a read asks for no token', async () => {
  const { shop, asked } = shopElsewhere({ '/api/checkout/payment/coupons': [() => Response.json([])] });
  await shop.coupons();
  expect(asked).toEqual(['GET /api/checkout/payment/coupons']);
});

test('shared rule 52: the first changes ask for it once, the next ones have it', async () => {
  const { shop, asked } = shopElsewhere({ [SESSION]: [token('one')], [ITEM]: [() => new Response('')] });
  await Promise.all([shop.removeItem('7'), shop.removeItem('7')]);
  await shop.changeQuantity('7', 2);
  expect(asked).toEqual([`GET ${SESSION}`, `DELETE ${ITEM} one`, `DELETE ${ITEM} one`, `PUT ${ITEM} one`]);
});

test('shared rule 52: a page that has one asks for none', async () => {
  const { shop, asked } = shopElsewhere({ [ITEM]: [() => new Response('')] }, 'printed');
  await shop.removeItem('7');
  expect(asked).toEqual([`DELETE ${ITEM} printed`]);
});

test('shared rule 52: a printed one that the shop does not take is asked for, and the change is sent again', async () => {
  const { shop, asked } = shopElsewhere({ [SESSION]: [token('new')], [ADD]: [refusedToken, added] }, 'printed');
  expect(await shop.addToCart(selection)).toMatchObject({ ok: true });
  expect(asked.slice(0, 3)).toEqual([`POST ${ADD} printed`, `GET ${SESSION}`, `POST ${ADD} new`]);
});

test('shared rule 52: one that the shop does not take is asked for again, and the change is sent again', async () => {
  const { shop, asked } = shopElsewhere({ [SESSION]: [token('old'), token('new')], [ADD]: [refusedToken, added] });
  expect(await shop.addToCart(selection)).toMatchObject({ ok: true, value: { itemId: '7' } });
  expect(asked.slice(0, 4)).toEqual([`GET ${SESSION}`, `POST ${ADD} old`, `GET ${SESSION}`, `POST ${ADD} new`]);
  expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('token:'));
});

test('shared rule 53: one that the shop never takes is named with its cause, and ends in its refusal', async () => {
  const { shop, asked } = shopElsewhere({ [SESSION]: [token('one')], [ADD]: [refusedToken] });
  expect(await shop.addToCart(selection)).toMatchObject({ ok: false, error: { code: 'invalid_token' } });
  expect(asked).toHaveLength(4);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\[noest\] token: the shop does not know the session/),
  );
});

test('shared rule 53: a shop without that call is named, nothing is sent, and the next change asks again', async () => {
  const { shop, asked } = shopElsewhere({ [SESSION]: [() => new Response('', { status: 404 })] });
  expect(await shop.addToCart(selection)).toEqual({ ok: false, error: { kind: 'status', status: 404 } });
  expect(console.error).toHaveBeenCalledWith(
    '[noest] token: GET /api/session gave none, with status 404 (docs/embedding.md)',
  );
  await shop.addToCart(selection);
  expect(asked).toEqual([`GET ${SESSION}`, `GET ${SESSION}`]);
});

describe('shared rule 52: a page of the shop itself', () => {
  const onThePage = (answers: Record<string, (() => Response)[]>) => shopElsewhere(answers, 'printed', '');

  test('asks for another token where a login in another tab has made its own worthless, and sends the change again', async () => {
    const { shop, asked } = onThePage({ [SESSION]: [token('new')], [ADD]: [refusedToken, added] });
    expect(await shop.addToCart(selection)).toMatchObject({ ok: true });
    await shop.removeItem('7');
    expect(asked.filter((line) => !line.endsWith('collect'))).toEqual([
      `POST ${ADD} printed`,
      `GET ${SESSION}`,
      `POST ${ADD} new`,
      `DELETE ${ITEM} new`,
    ]);
  });

  test('has the refusal, and its words, where the shop gives no token, each time', async () => {
    const { shop, asked } = onThePage({ [SESSION]: [() => new Response('', { status: 404 })], [ADD]: [refusedToken] });
    const refused = { ok: false, error: { message: 'Je sessie is verlopen.' } };
    const turn = [`POST ${ADD} printed`, `GET ${SESSION}`];
    expect(await shop.addToCart(selection)).toMatchObject(refused);
    expect(asked).toEqual(turn);
    expect(await shop.addToCart(selection)).toMatchObject(refused);
    expect(asked).toEqual([...turn, ...turn]);
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('token:'));
  });

  test('checkout rule 51: tells a checkout that its session is lost', async () => {
    const { shop, asked } = onThePage({ '/api/checkout/shipping/collectShippingMethods': [refusedToken] });
    expect(await shop.collectShippingMethods(address)).toMatchObject({ ok: false, error: { status: 403 } });
    expect(asked).toHaveLength(1);
  });
});

test('another refusal is no matter of the token', async () => {
  const soldOut = () => Response.json({ code: 'out_of_stock', message: 'Niet op voorraad.' }, { status: 422 });
  const { shop, asked } = shopElsewhere({ [SESSION]: [token('one')], [ADD]: [soldOut] });
  expect(await shop.addToCart(selection)).toMatchObject({ ok: false, error: { code: 'out_of_stock' } });
  expect(asked).toHaveLength(2);
});
