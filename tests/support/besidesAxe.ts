import type { Page } from 'playwright/test';

/**
 * What axe does not look at, an entry each with its criterion: text that is cut or covered with the spacing of a reader
 * (1.4.12), what is drawn before what it follows (1.3.2), a choice or a mistake that its colour alone tells (1.4.1), and
 * what a pointer alone can press (2.1.1).
 */
export const flawsBesidesAxe = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(LOOK, { within, mayComeFirst: MAY_COME_FIRST.join() });

/**
 * What is drawn before what it follows in the markup, and means the same there; looked at by hand. Each is a place of its
 * own, or the column of a table whose heads are its names.
 */
const MAY_COME_FIRST = [
  // On a phone: account, wish list and cart stand over the search; the filters' button before the number of products.
  '.shop-header__actions',
  '.noest-toolbar__filters',
  // The page that one is on stands first in the menu of the account; the amount of a bill beside its number.
  '.shop-account__nav li',
  '.shop-table--invoices .shop-table__end',
  // The way back stands left of the way on; what is ordered, over the step; a number, over what it counts.
  '.noest-checkout__link',
  '.noest-summary',
  '.noest-figures dd',
  // The old price is struck out and says its name.
  '.noest-buy__price .noest-price__final',
];

/** Runs in the page, and leaves it as it was. */
function LOOK({ within, mayComeFirst }: { readonly within: string; readonly mayComeFirst: string }): string[] {
  const root = document.querySelector(within);
  if (!root) throw new Error(`There is no ${within}.`);
  const flaws = new Set<string>();

  const say = (criterion: string, flaw: string, element: Element): void => {
    const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    flaws.add(`${criterion} ${flaw}: <${element.localName} class="${element.getAttribute('class') ?? ''}"> "${words}"`);
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');
  /** For a screen reader alone. */
  const isForTheEar = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position, overflow } = getComputedStyle(at);
      if (clipPath === 'inset(50%)') return true;
      if (position === 'absolute' && overflow !== 'visible' && at.clientWidth <= 1 && at.clientHeight <= 1) return true;
    }
    return false;
  };
  const all = [root, ...root.querySelectorAll('*')];

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const luminances = new Map<string, number>();

  spacedTexts();
  order();
  chosen();
  mistakes();
  pointerAlone();
  return [...flaws];

  /* 1.4.12 */

  interface Text {
    readonly element: Element;
    readonly layer: Element | null;
    readonly boxes: { left: number; top: number; right: number; bottom: number }[];
    readonly isCut: boolean;
  }

  function spacedTexts(): void {
    const nodes = shownTexts();
    // A card that is out of sight is not laid out until it comes: both times it is.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(laidOut);
    const before = nodes.map(measure);
    const width = document.documentElement.scrollWidth;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; transition: none !important }
      p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
    const after = nodes.map(measure);
    const spacedWidth = document.documentElement.scrollWidth;
    const covered = overlaps(after);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet && each !== laidOut);

    const coveredBefore = new Set(overlaps(before).map(([one, other]) => `${one} ${other}`));
    for (const [one, other] of covered) {
      if (!coveredBefore.has(`${one} ${other}`)) {
        say('1.4.12', 'with more space, over another text', after[one]!.element);
        say('1.4.12', 'with more space, under another text', after[other]!.element);
      }
    }
    for (const [index, { element, isCut, boxes }] of after.entries()) {
      if (before[index]!.boxes.length > 0 && (isCut || boxes.length === 0))
        say('1.4.12', 'cut with more space', element);
    }
    if (spacedWidth > Math.max(width, document.documentElement.clientWidth)) {
      flaws.add(`1.4.12 with more space the page is ${spacedWidth} px wide`);
      for (const { boxes, element } of after)
        if (boxes.some(({ right }) => right > spacedWidth - 1))
          say('1.4.12', 'with more space, outside the page', element);
    }
  }

  function shownTexts(): globalThis.Text[] {
    const found: globalThis.Text[] = [];
    const walker = document.createTreeWalker(root!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as globalThis.Text;
      const element = node.parentElement;
      if (!element || !node.data.trim() || element.closest('script, style, noscript, option, textarea, svg')) continue;
      if (isShown(element) && !isForTheEar(element)) found.push(node);
    }
    return found;
  }

  /** The boxes of the lines, as far as they are not cut off by what they stand in. */
  function measure(node: globalThis.Text): Text {
    const element = node.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
    let isCut = false;
    let layer: Element | null = null;
    let scrolls = { x: false, y: false };
    // What is placed in a box further out is cut by that one alone.
    let skips = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY, display, zIndex } = getComputedStyle(at);
      if (!(skips && position === 'static')) {
        skips = false;
        const { left, top, right, bottom } = at.getBoundingClientRect();
        const cuts = { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
        if (display !== 'inline' && display !== 'contents') {
          const inside = boxes.flatMap((box) => {
            const kept = { ...box };
            if (cuts.x && !scrolls.x) [kept.left, kept.right] = [Math.max(box.left, left), Math.min(box.right, right)];
            if (cuts.y && !scrolls.y) [kept.top, kept.bottom] = [Math.max(box.top, top), Math.min(box.bottom, bottom)];
            const lost = Math.max(
              kept.left - box.left,
              box.right - kept.right,
              kept.top - box.top,
              box.bottom - kept.bottom,
            );
            // The box of a line is higher than its letters.
            if (lost > 3) isCut = true;
            return kept.right - kept.left > 1 && kept.bottom - kept.top > 1 ? [kept] : [];
          });
          boxes = inside;
          scrolls = {
            x: scrolls.x || /auto|scroll/.test(overflowX),
            y: scrolls.y || /auto|scroll/.test(overflowY),
          };
        }
      }
      if (position === 'absolute') skips = true;
      const isOver = position !== 'static' && (/fixed|sticky/.test(position) || zIndex !== 'auto');
      if (isOver || /auto|scroll/.test(overflowX + overflowY)) layer ??= at;
      if (position === 'fixed') break;
    }
    return { element, layer, boxes, isCut };
  }

  /** Pairs of texts in one layer that stand over each other. */
  function overlaps(texts: readonly Text[]): [number, number][] {
    const lines = texts
      .flatMap(({ boxes, layer }, index) => boxes.map((box) => ({ ...box, index, layer })))
      .toSorted((one, other) => one.top - other.top);
    return lines.flatMap((one, at) => {
      const pairs: [number, number][] = [];
      for (let next = at + 1; next < lines.length && lines[next]!.top < one.bottom - 3; next++) {
        const other = lines[next]!;
        const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (shared > 2 && one.index !== other.index && one.layer === other.layer)
          pairs.push([Math.min(one.index, other.index), Math.max(one.index, other.index)]);
      }
      return pairs;
    });
  }

  /* 1.3.2 */

  function order(): void {
    for (const parent of all) {
      if (parent.childElementCount < 2 || parent.closest('svg, select') || !isShown(parent)) continue;
      const isToTheRight = getComputedStyle(parent).direction === 'ltr';
      const shown = [...parent.children].flatMap(flat).filter((child) => {
        const { width, height } = child.getBoundingClientRect();
        if (width <= 1 || height <= 1 || !isShown(child) || isForTheEar(child)) return false;
        if (!child.textContent?.trim() && !child.matches('img, input, select, textarea')) return false;
        return !/absolute|fixed|sticky/.test(getComputedStyle(child).position);
      });
      for (const [index, next] of shown.entries()) {
        if (index === 0) continue;
        const [a, b] = [shown[index - 1]!.getBoundingClientRect(), next.getBoundingClientRect()];
        const isAbove = b.bottom <= a.top + 1 && b.left < a.right - 1 && a.left < b.right - 1;
        const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isBeside = shared > Math.min(a.height, b.height) / 2;
        const isBefore = isBeside && (isToTheRight ? b.right <= a.left + 1 : b.left >= a.right - 1);
        if ((isAbove || isBefore) && !next.matches(mayComeFirst)) say('1.3.2', 'drawn before what it follows', next);
      }
    }
  }

  function flat(element: Element): Element[] {
    return getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(flat) : [element];
  }

  /* 1.4.1 */

  /** What is drawn of the element and of all in it: its shapes, and its colours. */
  interface Drawing {
    readonly shapes: string;
    readonly lightness: number[];
  }

  function draw(element: Element): Drawing {
    const lightness: number[] = [];
    const shapes = [element, ...element.querySelectorAll('*')].flatMap((each) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(each, pseudo);
        if (pseudo !== null && (style.content === 'none' || style.content === 'normal')) return '';
        lightness.push(...[style.backgroundColor, style.borderTopColor, style.color].map(luminance));
        return [
          style.content,
          style.borderWidth,
          style.borderStyle,
          style.outlineStyle === 'none' ? '' : style.outlineWidth,
          style.fontWeight,
          style.fontStyle,
          style.textDecorationLine,
          style.display,
          style.visibility,
          style.opacity,
          style.transform,
          style.backgroundImage === 'none' ? '' : 'picture',
          // Its widths.
          style.boxShadow.replaceAll(/[a-z-]+\([^)]*\)/g, ''),
          pseudo === null ? '' : `${style.width} ${style.height}`,
        ].join(' ');
      }),
    );
    return { shapes: shapes.join('\n'), lightness };
  }

  /** They differ in shape, or are as much lighter as a border from its ground: whoever sees no colours sees that. */
  function differs(one: Drawing, other: Drawing): boolean {
    return (
      one.shapes !== other.shapes ||
      one.lightness.some((value, index) => {
        const [dark, light] = [value, other.lightness[index]!].toSorted((a, b) => a - b) as [number, number];
        return (light + 0.05) / (dark + 0.05) >= 3;
      })
    );
  }

  /** Of a colour on white. */
  function luminance(color: string): number {
    let known = luminances.get(color);
    if (known === undefined) {
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number, number];
      known = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      luminances.set(color, known);
    }
    return known;
  }

  function chosen(): void {
    for (const input of root!.querySelectorAll<HTMLInputElement>(
      'input:is([type=radio], [type=checkbox]):checked:not(:disabled)',
    )) {
      const box = input.closest('label') ?? input.labels?.[0] ?? input.parentElement!;
      if (!isShown(box)) continue;
      const { appearance, opacity } = getComputedStyle(input);
      // The browser's own has its dot or mark.
      if (appearance === 'auto' && opacity !== '0' && isShown(input) && !isForTheEar(input)) continue;
      const around = input.closest('label') ? box : box.parentElement!;
      const on = draw(around);
      input.checked = false;
      const off = draw(around);
      input.checked = true;
      if (!differs(on, off)) say('1.4.1', 'chosen by colour alone', box);
    }
    for (const state of ['aria-pressed', 'aria-selected', 'aria-current', 'aria-checked']) {
      const has = `[${state}]:not([${state}=false])`;
      for (const one of root!.querySelectorAll(has)) {
        if (!isShown(one)) continue;
        const item = one.closest('li') ?? one;
        const other = [...(item.parentElement?.children ?? [])]
          .map((sibling) => (sibling.matches(one.localName) ? sibling : sibling.querySelector(one.localName)))
          .find((each) => each && !each.matches(has) && isShown(each));
        if (!other) continue;
        const same = !differs(draw(one), draw(other));
        if (same) say('1.4.1', `${state} by colour alone`, one);
      }
    }
  }

  function mistakes(): void {
    for (const field of root!.querySelectorAll('[aria-invalid=true]')) {
      if (!isShown(field)) continue;
      const ids = ['aria-describedby', 'aria-errormessage'].flatMap((name) =>
        (field.getAttribute(name) ?? '').split(/\s+/),
      );
      const hasWords = ids.some((id) => {
        const words = id === '' ? null : document.getElementById(id);
        return words !== null && words.textContent?.trim() && isShown(words) && !isForTheEar(words);
      });
      if (!hasWords) say('1.4.1', 'wrong without words', field);
    }
  }

  /* 2.1.1 */

  function pointerAlone(): void {
    const controls =
      'a[href], button, summary, label, input, select, textarea, option, [tabindex="0"], [role=option], [contenteditable]';
    for (const element of all) {
      if (element.closest(controls) || getComputedStyle(element).cursor !== 'pointer' || !isShown(element)) continue;
      if (element.parentElement && getComputedStyle(element.parentElement).cursor === 'pointer') continue;
      say('2.1.1', 'for a pointer alone', element);
    }
  }
}
