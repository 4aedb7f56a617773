/** Like index.ts, of products: a page without them does not load these. */
export { CatalogueSchema, ProductSchema } from '../storefront/wire/catalogue';
