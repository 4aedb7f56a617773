import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LookupEvent, LookupState } from '../../shared/address';
import { writeAddress, type ServerFields } from './fields';

/** Keeps the server's fields and the lookup in step: what is typed in one is told to the other, and back. */
export function useServerFields(fields: ServerFields, state: LookupState, tell: (event: LookupEvent) => void): void {
  const isWriting = useRef(false);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const [field, control] of fields) {
      const type = control instanceof HTMLSelectElement ? 'change' : 'input';
      const listen = () => {
        if (!isWriting.current) tell({ type: 'typed', field, text: control.value });
      };
      control.addEventListener(type, listen, { signal });
    }
    fields.get('houseNumber')?.addEventListener('blur', () => tell({ type: 'houseNumberLeft' }), { signal });
    return () => stop.abort();
  }, [fields, tell]);

  useLayoutEffect(() => {
    isWriting.current = true;
    writeAddress(fields, state.address);
    isWriting.current = false;
  }, [fields, state.address]);

  // A hidden field that is required would stop the browser from sending the form, without a word.
  useLayoutEffect(() => {
    const hidden = [fields.get('street'), fields.get('city')].filter((control) => control?.required === true);
    if (state.isManual) return undefined;
    for (const control of hidden) control!.required = false;
    return () => {
      for (const control of hidden) control!.required = true;
    };
  }, [fields, state.isManual]);
}
