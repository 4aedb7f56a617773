import type { CheckoutApi } from '../CheckoutApi';
import type { Client } from '../http/client';
import { AppliedCouponSchema, CouponsSchema, RemovedCouponSchema } from './wire';

const COUPONS = 'api/checkout/payment/coupons';

export type CouponApi = Pick<CheckoutApi, 'coupons' | 'applyCoupon' | 'removeCoupon'>;

export function couponCalls(client: Client): CouponApi {
  return {
    coupons({ signal } = {}) {
      return client.read(CouponsSchema, { path: COUPONS, signal });
    },
    applyCoupon(code, { signal } = {}) {
      const path = `${COUPONS}/${encodeURIComponent(code)}`;
      return client.write(AppliedCouponSchema, { method: 'put', path, name: COUPONS, signal });
    },
    removeCoupon({ signal } = {}) {
      return client.write(RemovedCouponSchema, { method: 'delete', path: COUPONS, signal });
    },
  };
}
