import * as v from 'valibot';

/** It shows what the page's product shows; there is nothing to set. */
export const StockIndicatorProps = v.object({});
