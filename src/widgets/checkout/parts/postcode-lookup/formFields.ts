import type { TypedAddress } from '../../address/model';

type Field = HTMLInputElement | HTMLSelectElement;
/** What an address form of Magento keeps of a location: the street with its number and addition in one line. */
export type Place = Readonly<Record<'country' | 'postcode' | 'street' | 'city', string>>;

/** The fields of an address form of Magento, wherever its theme puts them (checkout rule 71). */
export interface FormFields {
  readonly street: HTMLElement;
  read(): Place;
  /** Writes what differs, as if it were typed, so that the check of the theme sees it. */
  write(place: Partial<Place>): void;
  /** Calls back with each country that is chosen. */
  onCountry(call: (country: string) => void, signal: AbortSignal): void;
}

const SELECTORS: Readonly<Record<keyof Place, string>> = {
  country: '[name="country_id"]',
  postcode: '[name="postcode"]',
  // Luma numbers the lines, Hyvä does not.
  street: '[name="street[0]"], [name="street[]"]',
  city: '[name="city"]',
};

/**
 * The fields of the form with an id.
 * @throws TypeError where there is no such form, or it has no such field.
 */
export function formFields(formId: string): FormFields {
  const form = document.getElementById(formId);
  if (!form) throw new TypeError(`postcode-lookup: expected a form with the id "${formId}", found none`);
  const field = (name: keyof Place): Field => {
    const found = form.querySelector<Field>(SELECTORS[name]);
    if (found) return found;
    throw new TypeError(`postcode-lookup: expected a field ${SELECTORS[name]} in the form "${formId}", found none`);
  };
  const fields = {
    country: field('country'),
    postcode: field('postcode'),
    street: field('street'),
    city: field('city'),
  };
  return {
    street: fields.street,
    read: () => ({
      country: fields.country.value,
      postcode: fields.postcode.value,
      street: fields.street.value,
      city: fields.city.value,
    }),
    write(place) {
      for (const name of Object.keys(place) as (keyof Place)[]) {
        const text = place[name];
        if (text === undefined || fields[name].value === text) continue;
        fields[name].value = text;
        // Hyvä listens to the first, Luma to the second.
        for (const type of ['input', 'change']) fields[name].dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    onCountry: (call, signal) =>
      fields.country.addEventListener('change', () => call(fields.country.value), { signal }),
  };
}

/** A found address in the fields of the form; its street has number and addition in one line (shared rule 41). */
export function placeOf({ postcode, street, houseNumber, addition, city }: TypedAddress): Partial<Place> {
  return { postcode, street: [street, houseNumber, addition].filter(Boolean).join(' '), city };
}
