import { defineWidget } from '../../mount';
import { RecentProducts } from './RecentProducts';
import { RecentProductsProps } from './props';

export default defineWidget({ props: RecentProductsProps, view: RecentProducts });
