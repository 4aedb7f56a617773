import { defineWidget } from '../../mount';
import { SizeSelect } from './SizeSelect';
import { SizeSelectProps } from './props';

export default defineWidget({ props: SizeSelectProps, view: SizeSelect });
