import { useEffect, useRef, useState } from 'react';
import { nextTask } from '../../../../shared/platform/dom';
import { mustChooseAddition, nextLookup, type LookupEvent, type LookupState } from '../../address/model';
import type { ServerFields } from './serverFields';

/**
 * Holds the form of the fields back while its address is looked up, and then sends it (checkout rule 75); while an addition has
 * to be chosen, or without an address, it leads to what the shopper can do (checkout rules 22 and 24). Returns whether the list of
 * additions is to be marked.
 */
export function useHeldForm(
  element: HTMLElement,
  fields: ServerFields,
  state: LookupState,
  dispatch: (event: LookupEvent) => void,
  listId: string,
): boolean {
  const [held, setHeld] = useState<SubmitEvent | null>(null);
  const answered = useRef<SubmitEvent>(null);
  const isOpen = mustChooseAddition(state);
  // As once the field is left: Enter in it sends the form without leaving it.
  const { status, isManual, address } = nextLookup(state, { type: 'houseNumberLeft' });
  const isUnknown = !isManual && status !== 'waiting' && address.street === '';
  const { houseNumber } = address;

  useEffect(() => {
    const form = element.closest('form');
    if (!form || !(isOpen || isUnknown)) return undefined;
    function hold(event: SubmitEvent): void {
      if (event.submitter?.hasAttribute('formnovalidate')) return;
      event.preventDefault();
      // The form's own check would send it.
      event.stopImmediatePropagation();
      // A field that has the focus is not written (serverFields.ts).
      if (isUnknown) fields.get('houseNumber')!.value = houseNumber;
      dispatch({ type: 'houseNumberLeft' });
      setHeld(event);
    }
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [element, fields, dispatch, isOpen, isUnknown, houseNumber]);

  useEffect(() => {
    if (!held || held === answered.current) return undefined;
    const { submitter } = held;
    if (state.status === 'loading') {
      submitter?.setAttribute('aria-disabled', 'true');
      return () => submitter?.removeAttribute('aria-disabled');
    }
    // Once: what is chosen or mended afterwards is not sent by itself.
    answered.current = held;
    if (isOpen) document.getElementById(listId)?.focus();
    else if (isUnknown) element.querySelector<HTMLElement>('.noest-lookup button')?.focus();
    // Not within the submit event that is held, which may still be told: a browser ignores a form that is sent within its own.
    else void nextTask().then(() => element.closest('form')?.requestSubmit(submitter));
    return undefined;
  }, [element, held, state.status, isOpen, isUnknown, listId]);

  return held !== null && isOpen;
}
