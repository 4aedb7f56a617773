import { defineWidget } from '../../mount';
import { SimpleProductProps } from './props';
import { SimpleProduct } from './SimpleProduct';

export default defineWidget({ props: SimpleProductProps, view: SimpleProduct });
