const ATTRIBUTE = 'data-noest-inspected';

/** Below what sticks to the top of a page, and above the panel. */
const LOOK =
  'outline: 3px solid #b3261e !important; outline-offset: 2px !important; scroll-margin-block-start: 15vh !important';

let sheet: CSSStyleSheet | undefined;
let marked: Element | null = null;

/** Draws a line around an element and scrolls to it; null takes the line away. */
export function highlight(element: Element | null): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`[${ATTRIBUTE}] { ${LOOK} }`);
    document.adoptedStyleSheets.push(sheet);
  }
  marked?.removeAttribute(ATTRIBUTE);
  marked = element;
  element?.setAttribute(ATTRIBUTE, '');
  element?.scrollIntoView({ block: 'start' });
}
