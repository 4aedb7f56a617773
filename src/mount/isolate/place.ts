/** The shadow root of an element, as what mounts a view sees it. */
export interface Isolation {
  /** Where the view is shown. */
  readonly place: HTMLElement;
  /** Shows in `place` what stands in the element itself: all of it, or what has this name for its `slot`. */
  open(place: Element, name: string): void;
}

const isolations = new WeakMap<Element, Isolation>();

/** From now on the view of the part on `element` is shown in its shadow root (mount rule 29). */
export function showIn(element: HTMLElement, isolation: Isolation): void {
  isolations.set(element, isolation);
}

/** Where the view of a part on `element` is shown: in the element itself, or inside its shadow root. */
export function placeOf(element: HTMLElement): HTMLElement {
  return isolations.get(element)?.place ?? element;
}

/** Where nodes of the server have to stand to be seen in `place`: there, or in the isolated element, under the page's styles. */
export function parentFor(element: HTMLElement, place: Element, name = ''): Element {
  const isolation = isolations.get(element);
  isolation?.open(place, name);
  return isolation ? element : place;
}
