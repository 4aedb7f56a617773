import * as v from 'valibot';
import type { AppliedCoupon } from '../../model';
import { TotalsSchema } from './cart';
import { orNull } from './common';

/** Answer of GET /api/checkout/payment/coupons: the codes that count for this cart. */
export const CouponsSchema = v.array(v.string());

/** Answer of PUT /api/checkout/payment/coupons/{code}; a code that does not count is refused, or answered with the status false. */
export const AppliedCouponSchema = v.pipe(
  v.object({ couponStatus: v.nullable(v.boolean()), message: v.nullish(v.string(), ''), totals: orNull(TotalsSchema) }),
  v.transform(({ couponStatus, message, totals }): AppliedCoupon => ({
    isApplied: couponStatus === true,
    message,
    totals,
  })),
);

/** Answer of DELETE /api/checkout/payment/coupons. */
export const RemovedCouponSchema = v.pipe(
  v.object({ totals: TotalsSchema }),
  v.transform(({ totals }) => totals),
);
export type AppliedCouponAnswer = v.InferInput<typeof AppliedCouponSchema>;
