import { defineWidget } from '../../mount';
import { Minicart } from './Minicart';
import { MinicartProps } from './props';

export default defineWidget({ props: MinicartProps, view: Minicart });
