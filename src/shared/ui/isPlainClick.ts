import type { MouseEvent } from 'react';

/** Whether a view handles a click on a link: with a modifier key or another button it is the browser's, as everywhere. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey || button !== 0 || defaultPrevented);
}
