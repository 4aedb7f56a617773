import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WidgetMount } from '../../../../mount';
import type { LookupEvent, LookupState, TypedAddress } from '../../address/model';
import { ADDITION_LENGTH, type LocationField } from '../../address/rules';

type ServerField = HTMLInputElement | HTMLSelectElement;
export type ServerFields = ReadonlyMap<LocationField, ServerField>;

/** The names of the fields behind their prefix (checkout rule 28). */
const NAMES: Readonly<Record<LocationField, string>> = {
  country: 'country',
  postcode: 'zipcode',
  houseNumber: 'housenumber',
  addition: 'addition',
  street: 'street',
  city: 'city',
};

/**
 * The server's own fields, by what they hold; they keep their names and values.
 * @throws TypeError where a field other than `country` is not in a slot.
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

/** Keeps the server's fields and the lookup in sync, both ways. */
export function useServerFields(
  fields: ServerFields,
  state: LookupState,
  dispatch: (event: LookupEvent) => void,
): void {
  const isWriting = useRef(false);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const [field, control] of fields) {
      const type = control instanceof HTMLSelectElement ? 'change' : 'input';
      const listen = () => {
        if (!isWriting.current) dispatch({ type: 'typed', field, text: control.value });
      };
      control.addEventListener(type, listen, { signal });
    }
    fields.get('houseNumber')?.addEventListener('blur', () => dispatch({ type: 'houseNumberLeft' }), { signal });
    fields.get('addition')?.addEventListener('blur', () => dispatch({ type: 'additionLeft' }), { signal });
    return () => stop.abort();
  }, [fields, dispatch]);

  useLayoutEffect(() => {
    isWriting.current = true;
    writeAddress(fields, state.address);
    isWriting.current = false;
  }, [fields, state.address]);

  // Checkout rule 29: an addition may be longer beside the lookup than by hand.
  useLayoutEffect(() => {
    const addition = fields.get('addition');
    if (addition instanceof HTMLInputElement) {
      addition.maxLength = state.isManual ? ADDITION_LENGTH.manual : ADDITION_LENGTH.lookup;
    }
  }, [fields, state.isManual]);

  // A hidden required field would stop the browser from submitting the form, without a message.
  useLayoutEffect(() => {
    const hidden = [fields.get('street'), fields.get('city')].filter((control) => control?.required === true);
    if (state.isManual) return undefined;
    for (const control of hidden) control!.required = false;
    return () => {
      for (const control of hidden) control!.required = true;
    };
  }, [fields, state.isManual]);
}

/**
 * Writes an address into the fields, and dispatches `input` so that the check of the form sees it. A field that has the
 * focus is left alone.
 */
function writeAddress(fields: ServerFields, address: TypedAddress): void {
  for (const [field, control] of fields) {
    if (control.value === address[field] || control === document.activeElement) continue;
    control.value = address[field];
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
