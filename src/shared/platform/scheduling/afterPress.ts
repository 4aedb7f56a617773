/**
 * Calls back in the first frame in which nothing of `element` is pressed any more: the press has become its click by
 * then. A browser makes a click of a press and a release on the same node only; replacing or moving the node in between
 * loses the click. Checked by frame, because a touch leaves `:active` on long after its pointer has gone.
 */
export function afterPress(element: Element, callback: () => void): void {
  if (element.matches(':active')) requestAnimationFrame(() => afterPress(element, callback));
  else callback();
}
