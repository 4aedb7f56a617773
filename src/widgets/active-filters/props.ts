import * as v from 'valibot';

export const ActiveFiltersProps = v.object({});
