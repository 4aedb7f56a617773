import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { on } from '../../../shared/platform/events';
import { FakeChannel } from '../../../../tests/support/FakeChannel';
import { applyStoredPriceView } from './stored';

const html = document.documentElement;
const keep = (view: string) => (document.cookie = `price_view=${view}; path=/`);
const forget = () => (document.cookie = 'price_view=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  FakeChannel.open.clear();
  forget();
  sessionStorage.clear();
  delete html.dataset['priceView'];
});

const ask = (detail: unknown) => document.dispatchEvent(new CustomEvent('shop:set-price-view', { detail }));

const start = async () => (await import('.')).priceView;

function forbid(property: 'cookie' | 'sessionStorage'): void {
  const getter = property === 'cookie' ? vi.spyOn(document, property, 'get') : vi.spyOn(globalThis, property, 'get');
  getter.mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
}

describe('the first view', () => {
  test('prices rule 1: price view default incl_tax', async () => {
    expect((await start()).current).toBe('incl_tax');
  });

  test('prices rule 2: is the printed one without a choice', async () => {
    html.dataset['priceView'] = 'excl_tax';
    expect((await start()).current).toBe('excl_tax');
  });

  test('prices rule 2: is the chosen one, whatever a cached page prints', async () => {
    html.dataset['priceView'] = 'incl_tax';
    keep('excl_tax');
    expect((await start()).current).toBe('excl_tax');
    expect(html.dataset['priceView']).toBe('excl_tax');
  });

  test('prices rule 2: is that of the session where there is no cookie, and of the cookie where there is one', async () => {
    html.dataset['priceView'] = 'incl_tax';
    sessionStorage.setItem('price-view', 'excl_tax');
    expect((await start()).current).toBe('excl_tax');
    vi.resetModules();
    keep('incl_tax');
    expect((await start()).current).toBe('incl_tax');
  });

  test('prices rule 2: an unknown value counts as none, and beside a cookie the session is not read', async () => {
    keep('gratis');
    sessionStorage.setItem('price-view', 'excl_tax');
    expect((await start()).current).toBe('incl_tax');
  });
});

describe('a choice', () => {
  test('prices rule 6: shows at once, is kept for the following pages, is emitted and sent to the other tabs', async () => {
    const view = await start();
    const changed = vi.fn();
    const otherTab = vi.fn();
    on('price-view-changed', changed);
    new FakeChannel('noest').addEventListener('message', (event) => otherTab((event as MessageEvent<unknown>).data));
    void view.set('excl_tax');
    expect(html.dataset['priceView']).toBe('excl_tax');
    expect(document.cookie).toContain('price_view=excl_tax');
    expect(sessionStorage.getItem('price-view')).toBe('excl_tax');
    expect(changed).toHaveBeenCalledExactlyOnceWith({ view: 'excl_tax' });
    expect(otherTab).toHaveBeenCalledExactlyOnceWith({ name: 'price-view', detail: 'excl_tax' });
  });

  test('prices rule 3: is in a cookie that lives 7 days, on path /, with SameSite=Lax', async () => {
    const view = await start();
    const written = vi.spyOn(document, 'cookie', 'set');
    void view.set('excl_tax');
    expect(written).toHaveBeenCalledExactlyOnceWith('price_view=excl_tax; path=/; max-age=604800; SameSite=Lax');
  });

  test('prices rule 6: that is already shown changes nothing', async () => {
    const view = await start();
    const changed = vi.fn();
    on('price-view-changed', changed);
    void view.set('incl_tax');
    expect(changed).not.toHaveBeenCalled();
  });

  test('prices rule 8: of a page script is shown, an invalid value is reported on the console', async () => {
    const view = await start();
    ask({ view: 'excl_tax' });
    expect(view.current).toBe('excl_tax');
    for (const detail of [null, { view: 'gratis' }]) ask(detail);
    expect(view.current).toBe('excl_tax');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('shop:set-price-view'), 'gratis');
  });

  test('prices rule 6: of another tab is followed and not sent back', async () => {
    const view = await start();
    const other = new FakeChannel('noest');
    const back = vi.fn();
    other.addEventListener('message', back);
    other.postMessage({ name: 'price-view', detail: 'excl_tax' });
    other.postMessage({ name: 'price-view', detail: 'gratis' });
    expect(view.current).toBe('excl_tax');
    expect(back).not.toHaveBeenCalled();
  });

  test('prices rule 7: made while this page was in the back/forward cache is followed', async () => {
    const view = await start();
    keep('excl_tax');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(view.current).toBe('excl_tax');
  });

  test('prices rule 7: made while this page was hidden is followed', async () => {
    const view = await start();
    keep('excl_tax');
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(view.current).toBe('incl_tax');
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(view.current).toBe('excl_tax');
  });

  test.each(['cookie', 'sessionStorage'] as const)(
    'prices rule 9: holds on this page where %s is forbidden',
    async (property) => {
      forbid(property);
      const view = await start();
      void view.set('excl_tax');
      expect([view.current, html.dataset['priceView']]).toEqual(['excl_tax', 'excl_tax']);
    },
  );
});

describe('prices rule 5: before the first paint', () => {
  test('the script in the head shows what was chosen', async () => {
    sessionStorage.setItem('price-view', 'excl_tax');
    vi.doMock('../../../mount/hold', () => ({ hold() {} }));
    vi.doMock('../../../shared/platform/dom/preferences', () => ({ followTextSize() {} }));
    await import('../../../head');
    vi.doUnmock('../../../mount/hold');
    vi.doUnmock('../../../shared/platform/dom/preferences');
    expect(html.dataset['priceView']).toBe('excl_tax');
  });

  test('and keeps the printed view where none was chosen, or where cookies are forbidden', () => {
    html.dataset['priceView'] = 'incl_tax';
    applyStoredPriceView();
    forbid('cookie');
    applyStoredPriceView();
    expect(html.dataset['priceView']).toBe('incl_tax');
  });
});
