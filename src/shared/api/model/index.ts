/** What parts and state use. A back end reads its answers into these types, and writes its requests from them. */
export type * from './address';
export type * from './cart';
export type * from './catalogue';
export type * from './checkout';
export type * from './customOptions';
export type * from './customer';
export type * from './cutting';
export type * from './delivery';
export type * from './listing';
export type * from './offer';
export type * from './product';
export type * from './quickOrder';
export type * from './suggestions';
export type * from './terrace';
export type * from './job';
