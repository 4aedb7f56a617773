import * as v from 'valibot';

export const PaginatorProps = v.object({});
