/** By itself: only a page with a cutting list has these. */
export { SawingTermsSchema, TypedRowsSchema } from '../storefront/wire/cutting';
