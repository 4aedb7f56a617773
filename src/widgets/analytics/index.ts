export { CONSENT_COOKIE, readConsent, writeConsent, type Consent } from './layer/consent';
export { cartWorth, categoryLevels, lineItem, worthOf } from './layer/model';
export type { Conversion, Ecommerce } from './layer/schemas';
export type { Step, StepName } from './layer/steps';
