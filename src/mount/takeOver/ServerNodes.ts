import { parentFor, placeOf } from '../isolate/place';
import { ownSlots } from '../runtime/markup';
import { slotted } from '../watch';
import { rememberTyped, type Each } from './typed';

const NO_SLOTS: ReadonlyMap<string, readonly Element[]> = new Map();

/**
 * The markup the server sent inside a widget's element. It is moved aside, never destroyed: it is the fallback while a
 * first render suspends and after a failure, and its `data-slot` nodes are handed to the view.
 */
export class ServerNodes {
  readonly slots: ReadonlyMap<string, readonly Element[]>;
  /** Where they stand while a view is shown. */
  readonly aside: DocumentFragment | undefined;
  private readonly element: HTMLElement;
  private readonly nodes: readonly ChildNode[];
  private shown = false;
  private carry: ((each: Each) => void) | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    this.nodes = [...element.childNodes];
    // Text alone needs no place to stand in meanwhile.
    if (element.firstElementChild) this.aside = element.ownerDocument.createDocumentFragment();
    this.slots = collectSlots(element);
  }

  /** Empties the element; the nodes stay whole in a fragment. */
  moveAside(): void {
    this.carry = rememberTyped(this.element);
    if (this.aside) this.aside.append(...this.nodes);
    else this.element.replaceChildren();
  }

  /** Puts all of it back, as the server sent it. Slots must have been given back before. */
  putBack(): void {
    parentFor(this.element, placeOf(this.element)).replaceChildren(...this.nodes);
  }

  /** Shows all of it inside `place`; the function returned takes it away again. */
  showAll(place: Element): () => void {
    parentFor(this.element, place).append(...this.nodes);
    // Not inside the commit: a part inside may be about to show the field that had the focus.
    queueMicrotask(() => this.carryTyped());
    this.shown = true;
    return () => {
      this.moveAside();
      this.shown = false;
    };
  }

  /** They stand in for a view that is still suspended. */
  get areShown(): boolean {
    return this.shown;
  }

  /** Takes what the shopper typed, chose and focused to the fields that stand there now. Once: later it is out of date. */
  carryTyped(each: Each = (work) => work()): void {
    const { carry } = this;
    this.carry = undefined;
    carry?.(each);
  }

  /** Shows the nodes of a slot in `place`; the function returned takes them back to where they stood. */
  show(name: string, place: Element): () => void {
    const parent = parentFor(this.element, place, name);
    const moved = (this.slots.get(name) ?? []).map((node) => {
      const mark = node.ownerDocument.createComment(name);
      node.replaceWith(mark);
      if (parent !== place) node.slot = name;
      slotted.add(node);
      parent.append(node);
      return { node, mark };
    });
    return () => {
      for (const { node, mark } of moved) {
        if (parent !== place) node.removeAttribute('slot');
        mark.replaceWith(node);
      }
    };
  }
}

function collectSlots(element: HTMLElement): ReadonlyMap<string, readonly Element[]> {
  if (!element.querySelector('[data-slot]')) return NO_SLOTS;
  const slots = new Map<string, Element[]>();
  for (const node of ownSlots(element, element.querySelectorAll<HTMLElement>('[data-slot]'))) {
    const name = node.dataset['slot'] ?? '';
    slots.set(name, [...(slots.get(name) ?? []), node]);
  }
  return slots;
}
