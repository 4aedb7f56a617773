/**
 * Schemas of what a page of the server has in it, or a page script asks for, each in the format that the README of its
 * feature describes: the same for every back end. Their output is the model. A part loads the files behind those that it imports.
 */
export { PrintedAddressSchema } from '../storefront/wire/address';
export { CartRequestSchema, TotalsSchema } from '../storefront/wire/cart';
export { link } from '../storefront/wire/common';
export { CatalogueSchema, ProductSchema } from '../storefront/wire/catalogue';
export { QuickOrderSchema } from '../storefront/wire/quickOrder';
