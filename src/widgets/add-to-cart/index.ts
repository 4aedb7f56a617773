import { defineWidget } from '../../mount';
import { AddToCart } from './AddToCart';
import { AddToCartProps } from './props';

export default defineWidget({ props: AddToCartProps, view: AddToCart });
