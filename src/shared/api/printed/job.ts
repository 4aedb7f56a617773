/** By itself: only the pages of the calculators have these. */
export { JobTermsSchema, TypedJobSchema } from '../storefront/wire/job';
