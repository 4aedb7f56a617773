import { describe, expect, test, vi } from 'vitest';
import { newOrder } from '../../../../tests/support/newOrder';
import { withoutNetwork } from '../../../../tests/support/withoutNetwork';
import { createStorefront } from '.';

const totals = {
  items_qty: 2,
  subtotal: 12.66,
  subtotal_incl_tax: 15.32,
  shipping_amount: 0,
  discount_amount: 0,
  tax_amount: 2.66,
  grand_total: 15.32,
  coupon_code: null,
  items: [],
  extension_attributes: { valid_stock: 1, free_shipping_remaining: null },
} as const;
const nothing = { matches: [] };
const noSuggestions = {
  category_results: nothing,
  filter_results: nothing,
  keyword_results: nothing,
  product_results: nothing,
};
const selection = { sku: '100101', qty: 1 };

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

/** A server of one function; like a browser's fetch it gives up when the request is aborted. */
function shopOn(answer: (request: Request) => Response | Promise<Response>, capabilities: readonly string[] = []) {
  const server = vi.fn(answer);
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return Promise.race([server(request), aborted(request.signal)]);
  };
  const config = {
    baseUrl: 'https://shop.test',
    commerceUrl: '',
    storeId: '2',
    csrfToken: 'token-1',
    redirectOrigins: [],
    capabilities,
  };
  return { shop: createStorefront(config, fetcher), server };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
}

const never = () => new Promise<Response>(() => undefined);

withoutNetwork();

describe('cart rule 45: a call whose answer is lost', () => {
  const lostOnce = () => {
    const heard: { method: string; key: string | null }[] = [];
    const answer = ({ method, url, headers }: Request) => {
      heard.push({ method, key: headers.get('Idempotency-Key') });
      if (heard.length === 1) throw new TypeError('Failed to fetch');
      return json(url.endsWith('addProductToQuote') ? { sku: '100101', item_id: '7', totals } : totals);
    };
    return { heard, answer };
  };

  test('an addition is sent again with the same key, where the shop knows keys', async () => {
    const { heard, answer } = lostOnce();
    const added = await shopOn(answer, ['idempotent-cart']).shop.addToCart(selection);
    expect(added.ok).toBe(true);
    expect(heard).toHaveLength(2);
    expect(heard[0]?.key).toMatch(/^[\w-]{16,64}$/);
    expect(heard[1]).toEqual(heard[0]);
  });

  test('an addition has a key over http too, where a browser has no crypto.randomUUID', async () => {
    const { heard, answer } = lostOnce();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const added = await shopOn(answer, ['idempotent-cart']).shop.addToCart(selection);
    vi.unstubAllGlobals();
    expect(added.ok).toBe(true);
    expect(heard[0]?.key).toMatch(/^[A-Za-z\d-]{16,64}$/);
  });

  test('each addition has a key of its own', async () => {
    const { heard, answer } = lostOnce();
    const { shop } = shopOn(answer, ['idempotent-cart']);
    await shop.addToCart(selection);
    await shop.addToCart(selection);
    expect(new Set(heard.map(({ key }) => key)).size).toBe(2);
  });

  test('an addition is sent once to any other shop, without a key', async () => {
    const { heard, answer } = lostOnce();
    const added = await shopOn(answer).shop.addToCart(selection);
    expect(added).toEqual({ ok: false, error: { kind: 'network' } });
    expect(heard).toEqual([{ method: 'POST', key: null }]);
  });

  test('a change of quantity is sent again, a removal is not', async () => {
    const changed = lostOnce();
    expect((await shopOn(changed.answer).shop.changeQuantity('7', 2)).ok).toBe(true);
    expect(changed.heard.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
    const removed = lostOnce();
    expect((await shopOn(removed.answer).shop.removeItem('7')).ok).toBe(false);
    expect(removed.heard).toHaveLength(1);
  });
});

describe('shared rule 14: the storefront client', () => {
  test('sends X-Requested-With, the CSRF token and the store id', async () => {
    const { shop, server } = shopOn(() => json(totals));
    await shop.totals();
    const headers = server.mock.lastCall?.[0].headers;
    expect(headers?.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers?.get('X-CSRF-TOKEN')).toBe('token-1');
    expect(headers?.get('Store')).toBe('2');
    expect(headers?.has('Authorization')).toBe(false);
  });

  test('shared rule 16: a bearer token from session storage goes along when present', async () => {
    sessionStorage.setItem('auth_token', 'abc');
    const { shop, server } = shopOn(() => json(totals));
    await shop.totals();
    expect(server.mock.lastCall?.[0].headers.get('Authorization')).toBe('Bearer abc');
  });

  test.each(['', 'abc\ndef', 'sleutel €'])('shared rule 16: "%s" is no token: no header can carry it', async (kept) => {
    sessionStorage.setItem('auth_token', kept);
    const { shop, server } = shopOn(() => json(totals));
    expect((await shop.totals()).ok).toBe(true);
    expect(server.mock.lastCall?.[0].headers.get('Authorization')).toBeNull();
  });

  test('a call has 10 s', async () => {
    const { shop } = shopOn(never);
    const answer = shop.totals();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', afterMs: 10_000 } });
  });

  test('shared rule 17: adding to the cart has 25 s', async () => {
    const { shop } = shopOn(never);
    const answer = shop.addToCart(selection);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', afterMs: 25_000 } });
  });

  test('adding posts the cart item and answers with its sku', async () => {
    const { shop, server } = shopOn(() => json({ sku: '100101', item_id: '7', totals }));
    const answer = await shop.addToCart(selection);
    const request = server.mock.lastCall?.[0];
    expect([request?.method, request?.url]).toEqual(['POST', 'https://shop.test/api/checkout/quote/addProductToQuote']);
    expect(await request?.json()).toEqual({ cartItem: selection });
    expect(answer).toMatchObject({ ok: true, value: { sku: '100101', itemId: '7', totals: { itemsQty: 2 } } });
  });
});

test('cart rule 37: what a page shows before the answer is sent with keepalive, an order is not', async () => {
  const kept: unknown[] = [];
  // happy-dom's Request does not know keepalive.
  class Recorded extends Request {
    constructor(...[input, init]: ConstructorParameters<typeof Request>) {
      super(input, init);
      if (init?.keepalive !== undefined) kept.push(init.keepalive);
    }
  }
  vi.stubGlobal('Request', Recorded);
  const { shop } = shopOn(() => json({}));
  await shop.addToCart(selection);
  await shop.replaceItem('7', selection);
  await shop.changeQuantity('7', 2);
  await shop.removeItem('7');
  await shop.setWish({ sku: '100101', isWished: true });
  await shop.placeOrder(newOrder, 'key');
  vi.unstubAllGlobals();
  expect(kept).toEqual([true, true, true, true, true, false]);
});

const gatewayDown = () => new Response('', { status: 503 });

describe('shared rule 18: tries again', () => {
  test('a safe read, after a gateway error and after a lost connection', async () => {
    const { shop, server } = shopOn(() => json(totals));
    server
      .mockImplementationOnce(gatewayDown)
      .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    const answer = shop.totals();
    await vi.runAllTimersAsync();
    expect((await answer).ok).toBe(true);
    expect(server).toHaveBeenCalledTimes(3);
  });

  test('not what the shop itself got wrong', async () => {
    const { shop, server } = shopOn(() => new Response('', { status: 500 }));
    expect(await shop.totals()).toEqual({ ok: false, error: { kind: 'status', status: 500 } });
    expect(server).toHaveBeenCalledOnce();
  });

  test('never a write', async () => {
    const { shop, server } = shopOn(gatewayDown);
    const answers = [shop.addToCart(selection), shop.changeQuantity('7', 2), shop.removeItem('7')];
    await vi.runAllTimersAsync();
    expect(await Promise.all(answers)).toEqual(
      answers.map(() => ({ ok: false, error: { kind: 'status', status: 503 } })),
    );
    expect(server).toHaveBeenCalledTimes(3);
  });

  test('only within the time limit', async () => {
    const { shop } = shopOn(() => new Response('', { status: 503, headers: { 'Retry-After': '60' } }));
    const answer = shop.totals();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', afterMs: 10_000 } });
  });
});

describe('says why there is no answer', () => {
  test('a refusal carries the words of the shop, and what is left', async () => {
    const refusal = { code: 'INSUFFICIENT_STOCK', message: 'Nog maar 3 beschikbaar', available: 3 };
    const { shop } = shopOn(() => json(refusal, { status: 422 }));
    expect(await shop.addToCart(selection)).toEqual({ ok: false, error: { kind: 'refused', status: 422, ...refusal } });
  });

  test('shared rule 21: a refusal may have no code', async () => {
    const { shop } = shopOn(() => json({ message: 'Deze code is al gebruikt.' }, { status: 400 }));
    expect(await shop.applyCoupon('OUD')).toMatchObject({
      ok: false,
      error: { kind: 'refused', status: 400, message: 'Deze code is al gebruikt.' },
    });
  });

  test('a 4xx without such words is its status', async () => {
    const { shop } = shopOn(() => new Response('<h1>Nee</h1>', { status: 404 }));
    expect(await shop.removeItem('7')).toEqual({ ok: false, error: { kind: 'status', status: 404 } });
  });

  test('no connection', async () => {
    const { shop } = shopOn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await shop.addToCart(selection)).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('what fails because its page is left is not reported', async () => {
    const { shop } = shopOn(() => new Response('', { status: 507 }));
    const reported = () => vi.mocked(console.error).mock.calls.filter(([line]) => String(line).endsWith('507'));
    dispatchEvent(new Event('pagehide'));
    await shop.removeItem('7');
    await import('../http/fault');
    expect(reported()).toEqual([]);
    dispatchEvent(new Event('pageshow'));
    await shop.removeItem('7');
    await vi.waitFor(() => expect(reported()).toHaveLength(1));
  });

  test('an answer that is no JSON', async () => {
    const { shop } = shopOn(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
    expect(await shop.totals()).toEqual({
      ok: false,
      error: { kind: 'invalid-response', issue: 'answer: expected JSON, found text/html, "<html>"' },
    });
  });

  test('JSON of another shape names the value, and the console has it once', async () => {
    const { shop } = shopOn(() => json({ ...totals, items_qty: 'veel' }));
    const issue = 'items_qty: expected number, found "veel"';
    expect(await shop.totals()).toEqual({ ok: false, error: { kind: 'invalid-response', issue } });
    await shop.totals();
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledExactlyOnceWith(`[noest] GET /api/checkout/totals/collect: ${issue}`),
    );
  });
});

describe('shared rule 19: identical reads', () => {
  test('under way are one request', async () => {
    const { shop, server } = shopOn(() => json(totals));
    const [one, other] = await Promise.all([shop.totals(), shop.totals()]);
    expect(one).toEqual(other);
    expect(server).toHaveBeenCalledOnce();
  });

  test('one asker can walk away and the other is still answered', async () => {
    const { shop, server } = shopOn(() => json(totals));
    const leaving = new AbortController();
    const answers = [shop.totals({ signal: leaving.signal }), shop.totals()];
    leaving.abort();
    expect(await Promise.all(answers)).toMatchObject([{ ok: false, error: { kind: 'aborted' } }, { ok: true }]);
    expect(server).toHaveBeenCalledOnce();
  });

  test('are aborted when the last asker has gone', async () => {
    const { shop, server } = shopOn(never);
    const leaving = new AbortController();
    const answer = shop.totals({ signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.mock.lastCall?.[0].signal.aborted).toBe(true);
  });

  test('are not shared across a write: the answer may be from before it', async () => {
    const { shop, server } = shopOn((request) => (request.method === 'GET' ? never() : json(totals)));
    void shop.totals();
    await shop.removeItem('7');
    void shop.totals();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.mock.calls.filter(([request]) => request.method === 'GET')).toHaveLength(2);
  });

  test('are not asked again where Cache-Control allows it, but totals always are', async () => {
    const { shop, server } = shopOn((request) =>
      json(request.url.includes('autocomplete') ? noSuggestions : totals, {
        headers: { 'Cache-Control': 'max-age=60' },
      }),
    );
    for (let round = 0; round < 2; round += 1) await Promise.all([shop.suggestions('eik'), shop.totals()]);
    expect(server.mock.calls.filter(([request]) => request.url.endsWith('query=eik'))).toHaveLength(1);
    expect(server).toHaveBeenCalledTimes(3);
  });
});
