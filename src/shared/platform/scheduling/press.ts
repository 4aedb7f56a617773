/** In ms, about a frame. */
const LOOK_MS = 20;
/** After 5 s a press is taken for one whose end did not come. */
const MOST_LOOKS = 5000 / LOOK_MS;

/** The end of the last press did not come: Firefox keeps a link that has been dragged `:active` until the next press. */
let isEndless = false;

/**
 * Whether something of `element` is being pressed, or a list of choices that a press has opened is still open: replacing
 * the node would lose the press, and shut the list.
 */
export function isPressed(element: Element): boolean {
  return (!isEndless && hasActive(element)) || hasOpenList(element);
}

/** What a key presses is active by itself; what a pointer presses is so with all that it stands in. */
function hasActive(element: Element): boolean {
  return element.matches(':active') || hasInside(element, ':active');
}

let knowsOpen: boolean | undefined;

/** A browser that does not know the state can't tell. */
function hasOpenList(element: Element): boolean {
  knowsOpen ??= CSS.supports('selector(:open)');
  return knowsOpen && hasInside(element, 'select:open');
}

/** A page may have hundreds of parts that have nothing inside: they need no search. */
function hasInside(element: Element, selector: string): boolean {
  return element.firstElementChild !== null && element.querySelector(selector) !== null;
}

/**
 * Resolves once nothing of `element` is pressed any more: the press has become its click by then. A browser makes a click of
 * a press and a release on the same node only; replacing or moving the node in between loses the click. Looked at by time,
 * because a touch leaves `:active` on long after its pointer has gone.
 */
export async function pressEnded(element: Element): Promise<void> {
  for (let looks = MOST_LOOKS; isPressed(element); looks--) {
    if (looks === 0) takeForEndless();
    await new Promise((look) => setTimeout(look, LOOK_MS));
  }
}

/** Nothing counts as pressed until a press begins: where the node that was pressed is gone, what it stood in stays `:active`. */
function takeForEndless(): void {
  isEndless = true;
  addEventListener('pointerdown', () => (isEndless = false), { once: true, capture: true });
}
