import * as v from 'valibot';

export const SortSelectProps = v.object({});
