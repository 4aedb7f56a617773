/**
 * The form that a part works on: its element, or the one inside it.
 * @throws Error that names the part, what was expected and what was found; the server's markup stays as it is
 */
export function formIn(part: string, element: HTMLElement): HTMLFormElement {
  const form = element instanceof HTMLFormElement ? element : element.querySelector('form');
  if (form) return form;
  throw new TypeError(`${part}: expected a form, or one inside, found <${element.localName}> without one`);
}
