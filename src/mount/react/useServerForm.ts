import { useState } from 'react';
import type { WidgetMount } from '../define';

/**
 * Leaves the widget for the form that the server printed, which the browser then sends: what the kit can't do the server may.
 * `fill` writes into that form what the shopper had filled in. The widget counts as failed from then on.
 */
export function useServerForm({ element, signal }: WidgetMount): (fill: (form: HTMLFormElement) => void) => void {
  const [isLeft, leave] = useState(false);
  if (isLeft) throw new Error('the shop did not answer, and the form of the server is sent in its place');
  return (fill) => {
    // The server's nodes are back by then: the mount was the first to listen.
    const send = (): void => {
      const form = element instanceof HTMLFormElement ? element : element.querySelector('form');
      if (!form) return;
      fill(form);
      form.requestSubmit();
    };
    // Not within the event of the submit that led here: a form that is being submitted takes no second one.
    signal.addEventListener('abort', () => setTimeout(send), { once: true });
    leave(true);
  };
}
