export { AdditionField } from './AdditionField';
export { LocationFields } from './LocationFields';
export { LookupResult } from './LookupResult';
export type { LookupEvent, LookupState, TypedAddress } from './model';
export { invoiceRules, locationRules, personRules, type LocationField } from './rules';
export { useLookup } from './useLookup';
