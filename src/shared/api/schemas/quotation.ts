import * as v from 'valibot';
import { link } from './common';

/** Body of POST /api/custom/checkout/offer/complete. */
export const CompleteOfferBodySchema = v.object({ customer_note: v.pipe(v.string(), v.maxLength(5000)) });

/** Its answer: where to go, or an error, which may come in a 200 body too (specification 8). */
export const CompletedOfferSchema = v.union([
  v.pipe(
    v.object({ redirect: link }),
    v.transform(({ redirect }) => ({ redirect, refusal: null })),
  ),
  v.pipe(
    v.object({ error: v.string() }),
    v.transform(({ error }) => ({ redirect: null, refusal: error })),
  ),
]);
