import { defineWidget } from '../../mount';
import { Checkout } from './Checkout';
import { CheckoutProps } from './props';

/** A page from the back/forward cache may have been left for a payment: it begins anew, with what is kept. */
const onRestore = (): void => location.reload();

export default defineWidget({ props: CheckoutProps, view: Checkout, onRestore });
