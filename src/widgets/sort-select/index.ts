import { defineWidget } from '../../mount';
import { SortSelect } from './SortSelect';
import { SortSelectProps } from './props';

export default defineWidget({ props: SortSelectProps, view: SortSelect });
