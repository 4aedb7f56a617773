import { placeOf } from '../isolate/place';

/**
 * Where to find a node's counterpart once another rendering has taken its place: itself where it was only moved, else
 * by id, by name, by the label it is read by, by its place among its like, as the button that submits, or by the path that
 * led to it. The path reads the same while the node stands aside in a fragment. A link that leads to a page without scripts may be
 * a button of the view.
 */
export function locate(node: Element, element: HTMLElement): () => HTMLElement | undefined {
  const path = pathTo(node, element);
  return () => {
    if (element.contains(node)) return node as HTMLElement;
    const place = placeOf(element);
    const same = [byId, byName, byLabel, byOrder, bySubmitting, () => byPath(node, place, path)]
      .map((find) => find(node, place))
      .find((found) => found?.localName === node.localName);
    return (same ?? (node.localName === 'a' ? byOrder(node, place, 'button') : undefined)) as HTMLElement | undefined;
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
  if (!label) return undefined;
  const likeIn = (root: ParentNode) => root.querySelectorAll(`${node.localName}[aria-label="${CSS.escape(label)}"]`);
  const alike = likeIn(element);
  return alike.length === 1 && likeIn(rootOf(node)).length === 1 ? alike[0] : undefined;
}

/** What the server printed stands in a fragment by then. */
function rootOf(node: Element): ParentNode {
  return node.getRootNode() as ParentNode & Node;
}

/** The third "Meer" is the third one again, where there are as many: whatever else stands between them. */
function byOrder(node: Element, element: Element, kind = node.localName): Element | undefined {
  const words = wordsOf(node);
  const likeIn = (root: ParentNode, name: string): Element[] =>
    [...root.querySelectorAll(name)].filter((other) => wordsOf(other) === words);
  const before = words ? likeIn(rootOf(node), node.localName) : [];
  const after = likeIn(element, kind);
  return before.length === after.length ? after[before.indexOf(node)] : undefined;
}

function wordsOf(node: Element): string | undefined {
  return node.getAttribute('aria-label') ?? node.textContent?.replaceAll(/\s+/g, ' ').trim();
}

/** A form is sent by its first submit button, whatever stands around it; of several forms it could be another's. */
function bySubmitting(node: Element, element: Element): Element | undefined {
  if (node.localName !== 'button' || typeOf(node) !== 'submit' || node.hasAttribute('name')) return undefined;
  if (rootOf(node).querySelectorAll('form').length > 1) return undefined;
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
