import { defineWidget } from '../../mount';
import { CartItemPrices } from './CartItemPrices';
import { CartItemPricesProps } from './props';

export default defineWidget({ props: CartItemPricesProps, view: CartItemPrices });
