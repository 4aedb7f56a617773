import { t as addressWords } from '../../i18n/address';
import { t } from '../../i18n/checkout';

const PLACE = ['country', 'postcode', 'houseNumber', 'addition', 'street', 'city'] as const;
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

/** How the shopper reads the name of a field, by its id: `shipping-postcode` is "Postcode". */
export function labelOfField(id: string): string {
  const name = id.replace(/^(?:shipping|billing)-/, '');
  const place = PLACE.find((each) => each === name);
  if (place) return addressWords(place);
  const person = PERSON.find((each) => each === name);
  return person ? t(person) : name;
}
