export { checkField, checkForm, type FormRules, describeErrors } from './check';
export {
  type ValidationError,
  type WordKey,
  fieldRules,
  textRule,
  type FieldRules,
  type FormValues,
  type Rule,
} from './Rule';
export {
  isBelgianCompanyNumber,
  isCocNumber,
  hasVatCheckDigits,
  isVat,
  normalizeCompanyNumber,
  normalizeVat,
} from './formats/business';
export { isEmail, isPhone, normalizePhone } from './formats/contact';
export { splitHouseNumber, type HouseNumber, isPostcode, normalizePostcode, writtenPostcode } from './formats/address';
// Those of numbers and patterns are in server/rules: few forms need them.
export * from './rules/general';
export * from './rules/shop';
