export { invoiceRules, locationRules, personRules } from './address/rules';
export type { CheckoutCustomer } from './steps/customer';
