import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageWith } from '../../../../tests/support/pageWith';
import { findCause } from './findCause';

const SHOP = 'https://shop.test';
const lost = { kind: 'network' } as const;
const probe = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', probe);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  probe.mockReset();
  pageWith();
});

describe('shared rule 53: why a page can not ask its shop', () => {
  test('CORS: the shop answers what no script may read', async () => {
    probe.mockResolvedValue(new Response());
    expect(await findCause(lost, SHOP)).toBe(
      `CORS: ${SHOP} answers, and lets no page of ${location.origin} read it; the shop must allow this origin, with credentials`,
    );
    expect(probe.mock.lastCall?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  });

  test('no cause to tell where the shop does not answer at all', async () => {
    probe.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await findCause(lost, SHOP)).toBeNull();
  });

  test('content security policy: the browser says so in an event', async () => {
    probe.mockImplementation(async () => {
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: `${SHOP}/` }));
      throw new TypeError('Failed to fetch');
    });
    expect(await findCause(lost, SHOP)).toBe(`content security policy: connect-src of this page must name ${SHOP}`);
  });

  test('another violation of the policy is none of this', async () => {
    probe.mockImplementation(async () => {
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: 'inline' }));
      throw new TypeError('Failed to fetch');
    });
    expect(await findCause(lost, SHOP)).toBeNull();
  });

  test.each([
    ['http://shop.test', true],
    ['https://shop.test', false],
    ['http://127.0.0.1:3000', false],
    ['http://localhost:3000', false],
  ])('mixed content on a page over https: %s, %j', async (shop, isMixed) => {
    vi.stubGlobal('location', { protocol: 'https:', origin: 'https://blog.test' });
    probe.mockRejectedValue(new TypeError('Failed to fetch'));
    const cause = await findCause(lost, shop);
    expect(cause?.startsWith('mixed content: ') ?? false).toBe(isMixed);
  });

  test.each([
    [{ kind: 'status', status: 404 }, true],
    [{ kind: 'status', status: 405 }, true],
    [{ kind: 'invalid-response', issue: 'answer: expected JSON, found text/html, "<!doctype"' }, true],
    [{ kind: 'status', status: 503 }, false],
    [{ kind: 'invalid-response', issue: 'items_qty: expected number, found undefined' }, false],
  ] as const)('base address missing, where the own origin is no shop: %j, %j', async (error, isMissing) => {
    const cause = await findCause(error, location.origin);
    expect(cause?.startsWith(`base address missing: ${location.origin} `) ?? false).toBe(isMissing);
    expect(probe).not.toHaveBeenCalled();
  });
});
