import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../shared/dom';
import { cartItem, totalsOf } from '../../shared/state/cart/fakeShop';

const shop = vi.hoisted(() => ({ totals: vi.fn(), addToCart: vi.fn() }));
const { totals } = shop;
vi.mock('../../shared/api', () => ({ ask: (call: (api: typeof shop) => unknown) => call(shop) }));

let leave: AbortController;

beforeEach(() => {
  vi.resetModules();
  leave = new AbortController();
  totals.mockReset().mockResolvedValue({ ok: false, error: { kind: 'network' } });
});

afterEach(() => {
  leave.abort();
  // The cart of the next test is another page's: it is not to hear this one.
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  document.cookie = 'quote_version=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

async function attach(count: number) {
  const { default: cartCount } = await import('./index');
  const { cart } = await import('../../shared/state/cart');
  const badge = build('span', 'noest-minicart__badge', String(count));
  const link = build('a', '', 'Winkelwagen', badge);
  document.body.append(link);
  cartCount.attach(badge, { count }, leave.signal);
  const shopAnswers = async (qty: number) => {
    totals.mockResolvedValue({ ok: true, value: totalsOf([cartItem('a', qty)].filter((item) => item.qty > 0)) });
    await cart.refresh();
  };
  return { link, badge, shopAnswers };
}

describe('asks for the totals', () => {
  test('specification 4, cart header: on creation when a quote exists', async () => {
    document.cookie = 'quote_version=1; path=/';
    await attach(0);
    await vi.waitFor(() => expect(totals).toHaveBeenCalledOnce());
  });

  test('when a page from a cache prints articles of a quote that is gone', async () => {
    await attach(3);
    await vi.waitFor(() => expect(totals).toHaveBeenCalledOnce());
  });

  test('never for a shopper without a quote', async () => {
    const { badge } = await attach(0);
    await Promise.resolve();
    expect(totals).not.toHaveBeenCalled();
    expect(badge.textContent).toBe('0');
  });
});

describe('shows', () => {
  test('specification 2.3: the badge is capped at "99+", and the link reads the whole number aloud', async () => {
    const { badge, link, shopAnswers } = await attach(0);
    await shopAnswers(120);
    expect(badge.textContent).toBe('99+');
    expect(badge.hidden).toBe(false);
    expect(link.getAttribute('aria-label')).toBe('Winkelwagen, 120 artikelen');
  });

  test('specification 2.3: the badge is hidden at 0', async () => {
    const { badge, link, shopAnswers } = await attach(3);
    await shopAnswers(0);
    expect(badge.hidden).toBe(true);
    expect(link.getAttribute('aria-label')).toBe('Winkelwagen, 0 artikelen');
  });

  test('specification 4, cart header: an add-to-cart event brings new totals, and the badge their items_qty', async () => {
    const { badge, shopAnswers } = await attach(0);
    await shopAnswers(0);
    const added = { sku: '100101', itemId: 'a', totals: totalsOf([cartItem('a', 3)]) };
    shop.addToCart.mockResolvedValue({ ok: true, value: added });
    totals.mockResolvedValue({ ok: true, value: added.totals });
    document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail: { sku: '100101' } }));
    await vi.waitFor(() => expect(badge.textContent).toBe('3'));
  });

  test('one article as one', async () => {
    const { link, shopAnswers } = await attach(0);
    await shopAnswers(1);
    expect(link.getAttribute('aria-label')).toBe('Winkelwagen, 1 artikel');
  });

  test('what the server printed where the shop does not answer', async () => {
    const { badge } = await attach(3);
    await vi.waitFor(() => expect(totals).toHaveBeenCalledOnce());
    expect([badge.textContent, badge.hidden]).toEqual(['3', false]);
  });

  test('what is on its way into the cart too, also before the shop has told anything of it', async () => {
    const { badge } = await attach(0);
    const { cart } = await import('../../shared/state/cart');
    shop.addToCart.mockResolvedValue({ ok: false, error: { kind: 'network' } });
    const answer = cart.add({ sku: '100101', qty: 7 });
    expect(badge.textContent).toBe('7');
    await answer;
    expect([badge.textContent, badge.hidden]).toEqual(['0', true]);
  });

  test('nothing more once it has left', async () => {
    const { badge, shopAnswers } = await attach(0);
    await shopAnswers(2);
    leave.abort();
    await shopAnswers(5);
    expect(badge.textContent).toBe('2');
  });
});
