/**
 * The element as what a behaviour can work on.
 * @throws Error that names the part, what was expected and what was found; the server's markup stays as it is
 */
export function mustBe<Type extends HTMLElement>(part: string, element: Element | null, type: new () => Type): Type {
  if (element instanceof type) return element;
  throw new TypeError(`${part}: expected a ${type.name}, found ${element ? `<${element.localName}>` : 'nothing'}`);
}
