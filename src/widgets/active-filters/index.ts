import { defineWidget } from '../../mount';
import { ActiveFilters } from './ActiveFilters';
import { ActiveFiltersProps } from './props';

export default defineWidget({ props: ActiveFiltersProps, view: ActiveFilters });
