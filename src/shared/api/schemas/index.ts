export * from './cart';
export * from './catalogue';
export * from './common';
export * from './product';
export * from './refusal';
export * from './suggestions';
