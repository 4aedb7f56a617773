import { PropsError } from '../../shared/platform/attributes/check';

/**
 * The element of the page that an attribute names.
 * @throws PropsError that names the attribute and what stands there; the server's markup stays as it is
 */
export function elementById(attribute: string, id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element) return element;
  throw new PropsError([{ place: attribute, expected: 'the id of an element of the page', found: id }]);
}
