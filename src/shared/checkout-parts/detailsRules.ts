import { locationRules, personRules } from '../address';
import {
  belgianCompanyNumber,
  cocNumber,
  email,
  fieldRules,
  max,
  required,
  requiredWhen,
  sameEmail,
  vat,
  vatCheckDigits,
  type FieldRules,
  type FormRules,
  type FormValues,
} from '../forms';
import { askedAddresses, type AddressType, type CheckoutAddress, type Draft, type Shopper } from '../state/checkout';

interface Situation {
  readonly shopper: Shopper;
  readonly draft: Draft;
  readonly vatCheck: 'warn' | 'block';
  /** The business has no billing address yet, and gives one here. */
  readonly needsBusinessBilling: boolean;
}

/** The addresses that are filled in now, in the order of the page. */
export function addressesAsked({ shopper, draft, needsBusinessBilling }: Omit<Situation, 'vatCheck'>): AddressType[] {
  const { first, isSecondAsked } = askedAddresses(shopper, draft);
  const second = first === 'billing' ? 'shipping' : 'billing';
  return isSecondAsked || needsBusinessBilling ? [first, second] : [first];
}

/** All that step 1 asks, by the ids of its fields: `email`, `shipping-postcode`. */
export function detailsRules(situation: Situation): FormRules {
  const { shopper, draft } = situation;
  const contact =
    shopper === 'guest'
      ? { email: fieldRules(required, email), confirmEmail: fieldRules(required, email, sameEmail('email')) }
      : {};
  const addresses = addressesAsked(situation)
    .filter((type) => draft[type].savedId === null)
    .flatMap((type) => prefixed(type, addressRules(draft[type], situation)));
  return { ...contact, ...Object.fromEntries(addresses) };
}

export function detailsValues(draft: Draft): FormValues {
  const address = (type: AddressType) =>
    Object.entries(draft[type]).flatMap(([field, value]) =>
      typeof value === 'string' ? [[`${type}-${field}`, value]] : [],
    );
  return {
    email: draft.email,
    confirmEmail: draft.confirmEmail,
    ...Object.fromEntries([...address('shipping'), ...address('billing')]),
  };
}

function addressRules(address: CheckoutAddress, { shopper, vatCheck }: Situation): FormRules {
  if (shopper !== 'business') return { ...personRules, ...locationRules(address.isManual) };
  const isDutch = (form: FormValues) => form['country'] === 'NL';
  return {
    company: fieldRules(required, max(255)),
    vatId: vatCheck === 'block' ? fieldRules(vat, vatCheckDigits) : fieldRules(vat),
    cocNumber:
      address.country === 'BE' ? fieldRules(belgianCompanyNumber) : fieldRules(requiredWhen(isDutch), cocNumber),
    ...personRules,
    ...locationRules(address.isManual),
  };
}

/** The rules of one address among others: each sees its own part of the form. */
function prefixed(type: AddressType, rules: FormRules): [string, FieldRules][] {
  return Object.entries(rules).map(([field, { rules: asked, bail }]) => [
    `${type}-${field}`,
    { bail, rules: asked.map((rule) => ({ ...rule, action: (form) => rule.action(partOf(form, type)) })) },
  ]);
}

function partOf(form: FormValues, type: AddressType): FormValues {
  const prefix = `${type}-`;
  const own = Object.entries(form).filter(([field]) => field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, value]) => [field.slice(prefix.length), value]));
}
