/** By itself: only the page of the calculator has these. */
export { TerraceTermsSchema, TypedTerraceSchema } from '../storefront/wire/terrace';
