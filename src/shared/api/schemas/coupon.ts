import * as v from 'valibot';
import { TotalsSchema } from './cart';

/** Answer of GET /api/checkout/payment/coupons: the codes that count for this cart. */
export const CouponsSchema = v.array(v.string());

/** Answer of PUT /api/checkout/payment/coupons/{code}; a code that does not count is refused instead. */
export const AppliedCouponSchema = v.pipe(
  v.object({ couponStatus: v.boolean(), totals: TotalsSchema }),
  v.transform(({ couponStatus, totals }) => ({ isApplied: couponStatus, totals })),
);
export type AppliedCoupon = v.InferOutput<typeof AppliedCouponSchema>;

/** Answer of DELETE /api/checkout/payment/coupons. */
export const RemovedCouponSchema = v.pipe(
  v.object({ totals: TotalsSchema }),
  v.transform(({ totals }) => totals),
);
export type AppliedCouponAnswer = v.InferInput<typeof AppliedCouponSchema>;
