import { kitScript } from '../../shared/platform/script';
import { MarkupError } from '../runtime/markup';
import { showIn } from './place';

/** Where the sheet with the looks of all parts lies, seen from the entry. */
const ALL_LOOKS = '../../noest.all.css';
const PRICE_VIEW = 'data-price-view';
const PLACE = 'noest-isolated';

/**
 * Gives an element a shadow root with the looks of the kit in it, so that no rule of the page reaches what a part shows there
 * (mount rule 29). What the server printed is seen through it until a view is shown.
 *
 * @param sheet the address of the looks; where it is empty, that of `noest.all.css` beside `noest.js`
 * @param signal aborts when the part leaves; the shadow root stays, and is used again
 * @returns the shadow root, once it has its looks
 * @throws MarkupError where the element can have no shadow root
 */
export async function isolate(element: HTMLElement, sheet: string, signal: AbortSignal): Promise<ShadowRoot> {
  const shadow = element.shadowRoot ?? attach(element);
  const place = placeIn(shadow) ?? furnish(shadow);
  // Rules that ask for a class of the element itself hold inside, too.
  place.className = `${element.className} ${PLACE}`;
  followPriceView(place, signal);
  if (!shadow.querySelector('link')) await looks(shadow, sheet || besideTheScript());
  showIn(element, { place, open });
  return shadow;
}

function attach(element: HTMLElement): ShadowRoot {
  try {
    return element.attachShadow({ mode: 'open' });
  } catch {
    throw new MarkupError([`stands on <${element.localName}>, which can have no shadow root`]);
  }
}

function placeIn(shadow: ShadowRoot): HTMLElement | null {
  return shadow.querySelector<HTMLElement>(`.${PLACE}`);
}

/** @throws MarkupError where the shadow root is the theme's own */
function furnish(shadow: ShadowRoot): HTMLElement {
  if (shadow.firstChild) throw new MarkupError(['has a shadow root already, expected none']);
  const place = document.createElement('div');
  place.style.display = 'contents';
  open(place, '');
  shadow.append(place);
  return place;
}

function open(place: Element, name: string): void {
  const slot = document.createElement('slot');
  slot.name = name;
  place.replaceChildren(slot);
}

function besideTheScript(): string {
  if (kitScript.address) return new URL(ALL_LOOKS, kitScript.address).href;
  throw new MarkupError(['data-isolate is empty, expected the address of noest.all.css where the kit is bundled']);
}

/** A sheet that does not come leaves nothing behind, so that it can be asked for again. */
function looks(shadow: ShadowRoot, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    shadow.prepend(link);
  });
}

/** The price view stands on the root of the page, which no rule in a shadow root can ask about. */
function followPriceView(place: HTMLElement, signal: AbortSignal): void {
  const { documentElement: page } = document;
  const follow = (): void => place.setAttribute(PRICE_VIEW, page.getAttribute(PRICE_VIEW) ?? '');
  const observer = new MutationObserver(follow);
  follow();
  observer.observe(page, { attributeFilter: [PRICE_VIEW] });
  signal.addEventListener('abort', () => observer.disconnect());
}
