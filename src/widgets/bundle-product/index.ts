import { defineWidget } from '../../mount';
import { BundleProductProps } from './props';
import { BundleProduct } from './BundleProduct';

export default defineWidget({ props: BundleProductProps, view: BundleProduct });
