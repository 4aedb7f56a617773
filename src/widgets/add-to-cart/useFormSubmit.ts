import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WidgetMount } from '../../mount';

/**
 * Answers the submit of the form that the widget stands in. The form is the widget's own element, outside of what React
 * renders, so its handlers can't hear it.
 * @throws where the element is no form; the server's markup then stays as it is.
 */
export function useFormSubmit({ element }: WidgetMount, onSubmit: () => void): void {
  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });

  // Before the browser paints: an early submit is replayed as soon as the widget stands.
  useLayoutEffect(() => {
    if (!(element instanceof HTMLFormElement)) {
      throw new TypeError(`add-to-cart: expected a form element, found ${element.localName}`);
    }
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('submit', submit);
    return () => element.removeEventListener('submit', submit);
  }, [element]);
}
