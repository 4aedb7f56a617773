import { defineWidget } from '../../mount';
import { CartPage } from './CartPage';
import { CartProps } from './props';

export default defineWidget({ props: CartProps, view: CartPage });
