/**
 * Whether something of `element` is being pressed, or a list of choices that a press has opened is still open: replacing
 * the node would lose the press, and shut the list.
 */
export function isPressed(element: Element): boolean {
  // What a key presses is active by itself; what a pointer presses is so with all that it stands in.
  if (element.matches(':active') || element.querySelector(':active')) return true;
  const { activeElement } = element.ownerDocument;
  return activeElement instanceof HTMLSelectElement && element.contains(activeElement) && isOpen(activeElement);
}

/** A browser that does not know the state can't tell. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}

/** As long as a frame, in ms. */
const LOOK_MS = 16;

/**
 * Calls back once nothing of `element` is pressed any more: the press has become its click by then. A browser makes a click of
 * a press and a release on the same node only; replacing or moving the node in between loses the click. Looked at by time,
 * because a touch leaves `:active` on long after its pointer has gone, and because no frame comes while a view transition waits
 * for its change.
 */
export function afterPress(element: Element, callback: () => void): void {
  if (isPressed(element)) setTimeout(() => afterPress(element, callback), LOOK_MS);
  else callback();
}

/** Resolves when `afterPress` would call back. */
export function pressEnded(element: Element): Promise<void> {
  return new Promise((resolve) => afterPress(element, resolve));
}
