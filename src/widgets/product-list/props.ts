import * as v from 'valibot';

export const ProductListProps = v.object({});
