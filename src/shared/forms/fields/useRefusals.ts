import { useEffect, useRef, useState, type RefObject } from 'react';
import { showInvalid } from '../showInvalid';

interface Refusals {
  /** For the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The form was sent with something wrong, once at least. */
  readonly isRefused: boolean;
  /** It was sent with something wrong: what is wrong is shown, each time anew. */
  readonly refuse: () => void;
}

/** What a form does when it can't be sent as it is. */
export function useRefusals(): Refusals {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  // The fields are marked by now.
  useEffect(() => {
    if (refusals > 0 && form.current) showInvalid(form.current);
  }, [refusals]);

  return { form, isRefused: refusals > 0, refuse: () => setRefusals((known) => known + 1) };
}
