import { defineWidget } from '../../mount';
import { GroupedProductProps } from './props';
import { GroupedProduct } from './GroupedProduct';

export default defineWidget({ props: GroupedProductProps, view: GroupedProduct });
