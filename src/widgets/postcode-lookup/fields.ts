import type { WidgetMount } from '../../mount';
import type { LocationField, TypedAddress } from '../../shared/address';

type ServerField = HTMLInputElement | HTMLSelectElement;
export type ServerFields = ReadonlyMap<LocationField, ServerField>;

/** Specification 2.7: what the fields of an address are called behind their prefix. */
const NAMES: Readonly<Record<LocationField, string>> = {
  country: 'country',
  postcode: 'zipcode',
  houseNumber: 'housenumber',
  addition: 'addition',
  street: 'street',
  city: 'city',
};

/**
 * The server's own fields, by what they hold: they keep their names, their values and their place in the form.
 * @throws where one that an address can't do without is not in a slot.
 */
export function serverFields({ slots }: Pick<WidgetMount, 'slots'>, prefix: string): ServerFields {
  const controls = [...slots.values()]
    .flat()
    .flatMap((slot) => [...slot.querySelectorAll<ServerField>('input, select')]);
  const fields = new Map<LocationField, ServerField>();
  for (const field of Object.keys(NAMES) as LocationField[]) {
    const name = prefix ? `${prefix}[${NAMES[field]}]` : NAMES[field];
    const control = controls.find((each) => each.name === name);
    if (control) fields.set(field, control);
    else if (field !== 'country')
      throw new TypeError(`postcode-lookup: expected a field named "${name}" in a slot, found none`);
  }
  return fields;
}

export function addressOf(fields: ServerFields, country: string): TypedAddress {
  const value = (field: LocationField) => fields.get(field)?.value ?? '';
  return {
    country: value('country') || country,
    postcode: value('postcode'),
    houseNumber: value('houseNumber'),
    addition: value('addition'),
    street: value('street'),
    city: value('city'),
  };
}

/**
 * Writes an address into the fields, through events, so that whoever checks the form hears it. A field being edited is
 * left alone.
 */
export function writeAddress(fields: ServerFields, address: TypedAddress): void {
  for (const [field, control] of fields) {
    if (control.value === address[field] || control === document.activeElement) continue;
    control.value = address[field];
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
