import { beforeEach } from 'vitest';
import type { ApiResult, ShopApi } from '../../src/shared/api';
import { FakeShop } from './fakeShop';

/**
 * A fake shop instead of `src/shared/api`, new for every test:
 * `vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'))`.
 */
export const shop = { current: new FakeShop() };

export function ask<T>(call: (api: ShopApi) => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  return call(shop.current);
}

beforeEach(() => {
  shop.current = new FakeShop();
});
