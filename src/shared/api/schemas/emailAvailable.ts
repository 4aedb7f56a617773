import * as v from 'valibot';

/** Body of POST /api/checkout/customers/isEmailAvailable. */
export const EmailAvailableBodySchema = v.object({ customerEmail: v.pipe(v.string(), v.maxLength(255)) });

/** Its answer: anything truthy means that no account has this e-mail (specification 7). */
export const EmailAvailableSchema = v.pipe(v.unknown(), v.transform(Boolean));
