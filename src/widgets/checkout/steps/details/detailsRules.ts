import { t as tAddress } from '../../address/messages';
import { locationRules, personRules } from '../../address/rules';
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
} from '../../../../shared/forms';
import { t } from '../../messages';
import type { AddressType, CheckoutAddress } from '../../store/CheckoutAddress';
import { askedAddresses, type Draft, type Shopper } from '../../store/Draft';

/** Who fills in what: it decides which fields are asked, and their rules. */
export interface Situation {
  readonly shopper: Shopper;
  readonly draft: Draft;
  readonly vatCheck: 'warn' | 'block';
  /** The business has no billing address yet, and fills one in (checkout rule 10). */
  readonly needsBusinessBilling: boolean;
  /** Nothing is delivered (checkout rule 62). */
  readonly isVirtual: boolean;
}

/** The addresses that are filled in, in the order of the page. */
export function addressesAsked({ shopper, draft, needsBusinessBilling, isVirtual }: Situation): AddressType[] {
  const { first, isSecondAsked } = askedAddresses(shopper, draft, isVirtual);
  if (isVirtual) return shopper === 'business' && !needsBusinessBilling ? [] : [first];
  const second = first === 'billing' ? 'shipping' : 'billing';
  return isSecondAsked || needsBusinessBilling ? [first, second] : [first];
}

/** The rules of step 1 by the ids of its fields: `email`, `shipping-postcode`. */
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
  const vatId = vatCheck === 'block' ? fieldRules(vat, vatCheckDigits) : fieldRules(vat);
  const shared = {
    ...personRules,
    ...locationRules(address.isManual, address.isAdditionOpen),
    secondLine: fieldRules(max(255)),
    region: address.isRegionRequired ? fieldRules(required, max(255)) : fieldRules(),
  };
  if (shopper !== 'business') return { company: fieldRules(max(255)), vatId, ...shared };
  const isDutch = (form: FormValues) => form['country'] === 'NL';
  return {
    company: fieldRules(required, max(255)),
    vatId,
    cocNumber:
      address.country === 'BE' ? fieldRules(belgianCompanyNumber) : fieldRules(requiredWhen(isDutch), cocNumber),
    ...shared,
  };
}

/** The rules of one address with its prefix; each rule reads the fields of its own address only. */
function prefixed(type: AddressType, rules: FormRules): [string, FieldRules][] {
  return Object.entries(rules).map(([field, { rules: asked, bail }]) => [
    `${type}-${field}`,
    { bail, rules: asked.map((rule) => ({ ...rule, holds: (text, form) => rule.holds(text, fieldsOf(form, type)) })) },
  ]);
}

function fieldsOf(form: FormValues, type: AddressType): FormValues {
  const prefix = `${type}-`;
  const own = Object.entries(form).filter(([field]) => field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, value]) => [field.slice(prefix.length), value]));
}

const LOCATION = ['country', 'postcode', 'houseNumber', 'addition', 'street', 'secondLine', 'city', 'region'] as const;
const PERSON = [
  'email',
  'confirmEmail',
  'company',
  'vatId',
  'cocNumber',
  'firstname',
  'middlename',
  'lastname',
  'telephone',
] as const;

/** The label of a field by its id: "Postcode" for `shipping-postcode`. */
export function labelOfField(id: string): string {
  const name = id.replace(/^(?:shipping|billing)-/, '');
  const location = LOCATION.find((each) => each === name);
  if (location) return tAddress(location);
  const person = PERSON.find((each) => each === name);
  return person ? t(person) : name;
}
