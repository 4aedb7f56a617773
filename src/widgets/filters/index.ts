import { defineWidget } from '../../mount';
import { Filters } from './Filters';
import { FiltersProps } from './props';

export default defineWidget({ props: FiltersProps, view: Filters });
