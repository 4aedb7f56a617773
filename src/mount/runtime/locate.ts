/**
 * Where to find a node's counterpart once another rendering has taken its place: itself where it was only moved, else
 * by id, by name, or by the path that led to it. Taken down before the node is moved aside.
 */
export function locate(node: Element, element: Element): () => HTMLElement | undefined {
  const path = pathTo(node, element);
  return () => {
    if (element.contains(node)) return node as HTMLElement;
    return [byId, byName, () => followPath(element, path)]
      .map((find) => find(node, element))
      .find((found): found is HTMLElement => found?.localName === node.localName);
  };
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

function pathTo(node: Element, element: Element): number[] {
  const path: number[] = [];
  for (let step: Node = node; step.parentNode && step !== element; step = step.parentNode) {
    path.unshift([...(step.parentNode as ParentNode & Node).children].indexOf(step as Element));
  }
  return path;
}

function followPath(element: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((at, index) => at?.children[index], element);
}
