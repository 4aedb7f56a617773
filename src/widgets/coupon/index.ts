import { defineWidget } from '../../mount';
import { Coupon } from './Coupon';
import { CouponProps } from './props';

export default defineWidget({ props: CouponProps, view: Coupon });
