export { CustomOptions } from './CustomOptions';
export { choicesOf, problemsOf, withPrinted, withSurcharges } from './model';
