export { CONSENT_COOKIE, readConsent, writeConsent, type Consent } from './layer/consent';
export { cartWorth, categoryLevels } from './layer/model';
export type { Conversion, Ecommerce } from './layer/schemas';
export type { Step, StepName } from './layer/steps';
