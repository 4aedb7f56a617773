import { defineWidget } from '../../mount';
import { ProductList } from './ProductList';
import { ProductListProps } from './props';

export default defineWidget({ props: ProductListProps, view: ProductList });
