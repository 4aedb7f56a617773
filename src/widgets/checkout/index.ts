export { invoiceRules, locationRules, personRules } from './address/rules';
