/**
 * Where to find a node's counterpart once another rendering has taken its place: itself where it was only moved, else
 * by id, by name, by the label it is read by, as the button that submits, or by the path that led to it. The path reads
 * the same while the node stands aside in a fragment.
 */
export function locate(node: Element, element: Element): () => HTMLElement | undefined {
  const path = pathTo(node, element);
  return () => {
    if (element.contains(node)) return node as HTMLElement;
    return [byId, byName, byLabel, bySubmitting, () => byPath(node, element, path)]
      .map((find) => find(node, element))
      .find((found): found is HTMLElement => found?.localName === node.localName);
  };
}

/** What tells "Minder" from "In winkelwagen" where a path has led to the wrong one of them. */
function typeOf(node: Element): string | undefined {
  return (node as HTMLInputElement | HTMLButtonElement).type;
}

function byId({ id }: Element, element: Element): Element | null {
  return id ? element.querySelector(`#${CSS.escape(id)}`) : null;
}

/** Radios, checkboxes and buttons share their name with others; their value tells them apart. */
function byName(node: Element, element: Element): Element | undefined {
  const name = node.getAttribute('name');
  if (!name) return undefined;
  const value = node.getAttribute('value');
  const namesakes = [...element.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
  const shared = node.localName === 'button' || /^(radio|checkbox)$/.test(node.getAttribute('type') ?? '');
  return namesakes.find((other) => !shared || other.getAttribute('value') === value);
}

/** "Verwijderen: Eiken plank" is that one only; what several share tells nothing. */
function byLabel(node: Element, element: Element): Element | undefined {
  const label = node.getAttribute('aria-label');
  const alike = label ? element.querySelectorAll(`${node.localName}[aria-label="${CSS.escape(label)}"]`) : [];
  return alike.length === 1 ? alike[0] : undefined;
}

/** A form is sent by its first submit button, whatever stands around it; of several forms it could be another's. */
function bySubmitting(node: Element, element: Element): Element | undefined {
  if (node.localName !== 'button' || typeOf(node) !== 'submit' || node.hasAttribute('name')) return undefined;
  if ((node.getRootNode() as ParentNode).querySelectorAll('form').length > 1) return undefined;
  return [...element.querySelectorAll('button')].find(({ type }) => type === 'submit');
}

function pathTo(node: Element, element: Element): number[] {
  const path: number[] = [];
  for (let step: Node = node; step.parentNode && step !== element; step = step.parentNode) {
    path.unshift([...(step.parentNode as ParentNode & Node).children].indexOf(step as Element));
  }
  return path;
}

function byPath(node: Element, element: Element, path: readonly number[]): Element | undefined {
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], element);
  return found && typeOf(found) === typeOf(node) ? found : undefined;
}
