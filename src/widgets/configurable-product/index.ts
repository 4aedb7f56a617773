import { defineWidget } from '../../mount';
import { ConfigurableProductProps } from './props';
import { ConfigurableProduct } from './ConfigurableProduct';

export default defineWidget({ props: ConfigurableProductProps, view: ConfigurableProduct });
