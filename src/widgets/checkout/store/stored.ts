import * as v from 'valibot';
import { parseStored } from '../../../shared/platform/parseStored';
import { readLocal, readSession, removeSession, writeLocal, writeSession } from '../../../shared/platform/storage';
import { emptyAddress, type AddressType, type CheckoutAddress } from './CheckoutAddress';
import type { Draft } from './Draft';
import { SESSION } from './session';

/** The keys of what is kept on this device (checkout rule 14). */
const LOCAL = {
  email: 'checkout-customer-email',
  isSame: 'checkout-billing-is-same-as-shipping',
  extension: 'checkout-extension-attributes',
  address: (type: AddressType) => `checkout-${type}-address`,
  lookup: (type: AddressType) => `checkout-autocomplete-${type}-address`,
} as const;

const text = v.fallback(v.optional(v.string(), ''), '');
const flag = v.fallback(v.optional(v.boolean(), false), false);

/** A stored address, with Magento's names (checkout rule 15). */
const StoredAddress = v.object({
  prefix: text,
  firstname: text,
  middlename: text,
  lastname: text,
  postcode: text,
  street: v.fallback(v.tuple([v.string(), v.string(), v.string()]), ['', '', '']),
  street_line_2: text,
  city: text,
  region: text,
  region_id: text,
  telephone: text,
  company: text,
  vat_id: text,
  country_code: v.fallback(v.nullable(v.pipe(v.string(), v.length(2))), null),
  extension_attributes: v.fallback(v.object({ coc_number: text }), { coc_number: '' }),
  id: v.fallback(v.optional(v.nullable(v.string()), null), null),
  newAddress: flag,
  isManual: flag,
  isAdditionOpen: flag,
  isRegionRequired: flag,
  custom_attributes: v.fallback(v.array(v.object({ attribute_code: v.string(), value: v.string() })), []),
});
interface StoredForOthers {
  readonly country_id: string;
  readonly entity_id: string | null;
}
const StoredLookup = v.object({ postcode: text, houseNr: text, houseNrAdd: text });
const StoredExtension = v.object({
  newsletter_subscribe: flag,
  deliveryOption: v.optional(v.nullable(v.string()), null),
});
const StoredShipping = v.object({ carrierCode: v.string(), methodCode: v.string() });
const StoredDetails = v.object({ vatid: text, cocnumber: text });
const StoredLabels = v.object({ reference: text, projectName: text });

/** The stored values over those that the page begins with. Values that can't be read are ignored (checkout rule 15). */
export function readDraft(start: Draft): Draft {
  const extension = parseStored(readLocal(LOCAL.extension), StoredExtension);
  const email = readLocal(LOCAL.email);
  return {
    ...start,
    email: email ?? start.email,
    // An e-mail address from an earlier visit was repeated then (checkout rule 12).
    confirmEmail: readSession(SESSION.confirmEmail) ?? email ?? start.confirmEmail,
    isSame: parseStored(readLocal(LOCAL.isSame), v.boolean()) ?? start.isSame,
    newsletter: extension?.newsletter_subscribe ?? start.newsletter,
    shipping: readAddress('shipping', start.shipping) ?? start.shipping,
    billing: readAddress('billing', start.billing) ?? start.billing,
    shippingMethod: parseStored(readSession(SESSION.shippingMethod), StoredShipping) ?? start.shippingMethod,
    deliveryOption: readSession(SESSION.deliveryOption) ?? start.deliveryOption,
    laterOption: readSession(SESSION.laterOption) ?? start.laterOption,
    paymentMethod: readSession(SESSION.paymentMethod) ?? start.paymentMethod,
    paymentDetails: parseStored(readSession(SESSION.paymentDetails), StoredDetails) ?? start.paymentDetails,
    labels: parseStored(readSession(SESSION.labels), StoredLabels) ?? start.labels,
    approvalNote: readSession(SESSION.approvalNote) ?? start.approvalNote,
    customerNote: readSession(SESSION.customerNote) ?? start.customerNote,
    agreement: readSession(SESSION.agreement) ?? start.agreement,
    quotedPlace: readSession(SESSION.quotedPlace) ?? start.quotedPlace,
  };
}

/** Stores the values that changed, and no others: another tab may have stored the rest since. */
export function writeDraft(next: Draft, before: Draft): void {
  const differs = (...fields: (keyof Draft)[]) => fields.some((field) => next[field] !== before[field]);
  if (differs('email')) writeLocal(LOCAL.email, next.email);
  // With each change of either: until it is repeated, an e-mail address is not confirmed by a reload.
  if (differs('email', 'confirmEmail')) writeSession(SESSION.confirmEmail, next.confirmEmail);
  if (differs('isSame')) writeLocal(LOCAL.isSame, JSON.stringify(next.isSame));
  if (differs('newsletter', 'deliveryOption')) {
    const extension = { newsletter_subscribe: next.newsletter, deliveryOption: next.deliveryOption };
    writeLocal(LOCAL.extension, JSON.stringify(extension));
  }
  if (differs('shipping')) writeAddress('shipping', next.shipping);
  if (differs('billing')) writeAddress('billing', next.billing);
  if (differs('shippingMethod')) {
    writeOrRemove(SESSION.shippingMethod, next.shippingMethod && JSON.stringify(next.shippingMethod));
  }
  if (differs('deliveryOption')) writeOrRemove(SESSION.deliveryOption, next.deliveryOption);
  if (differs('laterOption')) writeOrRemove(SESSION.laterOption, next.laterOption);
  if (differs('paymentMethod')) writeOrRemove(SESSION.paymentMethod, next.paymentMethod);
  if (differs('paymentDetails')) writeSession(SESSION.paymentDetails, JSON.stringify(next.paymentDetails));
  if (differs('labels')) writeSession(SESSION.labels, JSON.stringify(next.labels));
  if (differs('approvalNote')) writeOrRemove(SESSION.approvalNote, next.approvalNote || null);
  if (differs('customerNote')) writeOrRemove(SESSION.customerNote, next.customerNote || null);
  if (differs('agreement')) writeOrRemove(SESSION.agreement, next.agreement || null);
  if (differs('quotedPlace')) writeOrRemove(SESSION.quotedPlace, next.quotedPlace);
}

/** `start`: the address of the page. It has the country where none is stored, and all but what was looked up where only that is. */
function readAddress(type: AddressType, start: CheckoutAddress): CheckoutAddress | null {
  const stored = parseStored(readLocal(LOCAL.address(type)), StoredAddress);
  const lookup = parseStored(readLocal(LOCAL.lookup(type)), StoredLookup);
  if (!stored && !lookup) return null;
  const { postcode = '', houseNr = '', houseNrAdd = '' } = lookup ?? {};
  const found = { postcode, houseNumber: houseNr, addition: houseNrAdd };
  if (!stored) return { ...start, ...found };
  const [street, houseNumber, addition] = stored.street;
  return {
    ...emptyAddress(stored.country_code ?? start.country),
    savedId: stored.id,
    keep: stored.newAddress,
    isManual: stored.isManual,
    isAdditionOpen: stored.isAdditionOpen,
    prefix: stored.prefix,
    firstname: stored.firstname,
    middlename: stored.middlename,
    lastname: stored.lastname,
    telephone: stored.telephone,
    company: stored.company,
    vatId: stored.vat_id,
    cocNumber: stored.extension_attributes.coc_number,
    postcode: stored.postcode || found.postcode,
    houseNumber: houseNumber || found.houseNumber,
    addition: addition || found.addition,
    street,
    secondLine: stored.street_line_2,
    city: stored.city,
    region: stored.region,
    regionId: stored.region_id,
    isRegionRequired: stored.isRegionRequired,
    customAttributes: stored.custom_attributes,
  };
}

function writeAddress(type: AddressType, address: CheckoutAddress): void {
  const stored: v.InferInput<typeof StoredAddress> & StoredForOthers = {
    // The same under the names that scripts of a shop know.
    country_id: address.country,
    entity_id: address.savedId,
    prefix: address.prefix,
    firstname: address.firstname,
    middlename: address.middlename,
    lastname: address.lastname,
    postcode: address.postcode,
    street: [address.street, address.houseNumber, address.addition],
    street_line_2: address.secondLine,
    city: address.city,
    region: address.region,
    region_id: address.regionId,
    telephone: address.telephone,
    company: address.company,
    vat_id: address.vatId,
    country_code: address.country,
    extension_attributes: { coc_number: address.cocNumber },
    id: address.savedId,
    newAddress: address.keep,
    isManual: address.isManual,
    isAdditionOpen: address.isAdditionOpen,
    isRegionRequired: address.isRegionRequired,
    custom_attributes: [...address.customAttributes],
  };
  const { postcode, houseNumber, addition } = address;
  writeLocal(LOCAL.address(type), JSON.stringify(stored));
  writeLocal(LOCAL.lookup(type), JSON.stringify({ postcode, houseNr: houseNumber, houseNrAdd: addition }));
}

function writeOrRemove(key: string, value: string | null): void {
  if (value === null) removeSession(key);
  else writeSession(key, value);
}
