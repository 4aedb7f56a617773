/** What the catalogue answers: fetched together with its first answer, since a cart and a checkout never ask for it. */
export { CatalogueSchema, ProductsSchema } from './catalogue';
export { ProductSchema } from './purchase';
export { SuggestionsSchema } from './suggestions';
