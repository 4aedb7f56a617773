import { defineWidget } from '../../mount';
import { WishlistToggleProps } from './props';
import { WishlistToggle } from './WishlistToggle';

export default defineWidget({ props: WishlistToggleProps, view: WishlistToggle });
