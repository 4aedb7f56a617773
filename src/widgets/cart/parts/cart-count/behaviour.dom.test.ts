import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { cartItem, totalsOf } from '../../store/testing/fakeShop';

const shop = vi.hoisted(() => ({ totals: vi.fn(), addToCart: vi.fn() }));
const { totals } = shop;
vi.mock('../../../../shared/api', () => ({ ask: (call: (api: typeof shop) => unknown) => call(shop) }));

let leave: AbortController;

beforeEach(() => {
  vi.resetModules();
  leave = new AbortController();
  totals.mockReset().mockResolvedValue({ ok: false, error: { kind: 'network' } });
});

afterEach(() => {
  leave.abort();
  // The cart of the next test is that of another page, and gets no message from this one.
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  document.cookie = 'quote_version=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

async function attach(count: number, version = '') {
  const { default: cartCount } = await import('./behaviour');
  const { cart } = await import('../../store');
  const badge = build('span', 'noest-minicart__badge', String(count));
  const link = build('a', '', 'Winkelwagen', badge);
  document.body.append(link);
  cartCount.attach(badge, { count, version }, leave.signal);
  await vi.dynamicImportSettled();
  const shopAnswers = async (qty: number) => {
    totals.mockResolvedValue({ ok: true, value: totalsOf([cartItem('a', qty)].filter((item) => item.qty > 0)) });
    await cart.refresh();
  };
  return { link, badge, shopAnswers };
}

describe('asks for the totals', () => {
  test('cart rule 9: on creation when a quote exists', async () => {
    document.cookie = 'quote_version=1; path=/';
    await attach(0);
    await expect.poll(() => totals).toHaveBeenCalledOnce();
  });

  test('when a page from a cache prints articles of a quote that is gone', async () => {
    await attach(3);
    await expect.poll(() => totals).toHaveBeenCalledOnce();
  });

  test('cart rule 9: where a page from a cache has the number of another quote', async () => {
    document.cookie = 'quote_version=8-abc; path=/';
    await attach(3, '7-abc');
    await expect.poll(() => totals).toHaveBeenCalledOnce();
  });

  test('never for a shopper without a quote', async () => {
    const { badge } = await attach(0);
    await Promise.resolve();
    expect(totals).not.toHaveBeenCalled();
    expect(badge.textContent).toBe('0');
  });
});

test('shared rule 63: an addition in which the page before was left is sent again, and what it is refused with is shown', async () => {
  const { storefrontContent } = await import('../../../../shared/api/storefront/privateContent');
  const { messages } = await import('../../../messages');
  const show = vi.spyOn(messages, 'show').mockReturnValue();
  vi.spyOn(storefrontContent, 'takeBegun').mockReturnValueOnce('{"sku":"plank","qty":2}');
  const error = { kind: 'refused', status: 200, code: 'stock', message: 'Nog maar 1 beschikbaar.' };
  shop.addToCart.mockResolvedValueOnce({ ok: false, error });
  await attach(0);
  await expect.poll(() => shop.addToCart.mock.calls[0]?.[0]).toEqual({ sku: 'plank', qty: 2 });
  await expect.poll(() => show).toHaveBeenCalledWith({ type: 'error', text: 'Nog maar 1 beschikbaar.' });
});

describe('shows', () => {
  test('cart rule 7: the badge is capped at "99+", and the name of the link has the whole number', async () => {
    const { badge, link, shopAnswers } = await attach(0);
    await shopAnswers(120);
    expect(badge.textContent).toBe('99+');
    expect(badge.hidden).toBe(false);
    expect(link.getAttribute('aria-label')).toBe('Winkelwagen, 120 artikelen');
  });

  test('cart rule 8: the badge is hidden at 0', async () => {
    const { badge, link, shopAnswers } = await attach(3);
    await shopAnswers(0);
    expect(badge.hidden).toBe(true);
    expect(link.getAttribute('aria-label')).toBe('Winkelwagen, 0 artikelen');
  });

  test('cart rule 34: an add-to-cart event brings new totals, and the badge their items_qty', async () => {
    const { badge, shopAnswers } = await attach(0);
    await shopAnswers(0);
    const added = { sku: '100101', itemId: 'a', totals: totalsOf([cartItem('a', 3)]) };
    shop.addToCart.mockResolvedValue({ ok: true, value: added });
    totals.mockResolvedValue({ ok: true, value: added.totals });
    document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail: { sku: '100101' } }));
    await expect.poll(() => badge.textContent).toBe('3');
  });

  test('the singular for one article', async () => {
    const { link, shopAnswers } = await attach(0);
    await shopAnswers(1);
    expect(link.getAttribute('aria-label')).toBe('Winkelwagen, 1 artikel');
  });

  test('what the server printed where the shop does not answer', async () => {
    const { badge } = await attach(3);
    await expect.poll(() => totals).toHaveBeenCalledOnce();
    expect([badge.textContent, badge.hidden]).toEqual(['3', false]);
  });

  test('cart rule 10: what is being added too, also before the totals are known', async () => {
    const { badge } = await attach(0);
    const { cart } = await import('../../store');
    let refuse = (): void => undefined;
    shop.addToCart.mockReturnValue(
      new Promise((resolve) => (refuse = () => resolve({ ok: false, error: { kind: 'network' } }))),
    );
    const answer = cart.add({ sku: '100101', qty: 7 });
    await expect.poll(() => badge.textContent).toBe('7');
    refuse();
    await answer;
    expect([badge.textContent, badge.hidden]).toEqual(['0', true]);
  });

  test('no change after it is unmounted', async () => {
    const { badge, shopAnswers } = await attach(0);
    await shopAnswers(2);
    leave.abort();
    await shopAnswers(5);
    expect(badge.textContent).toBe('2');
  });
});
