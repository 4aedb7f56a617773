import type { Page } from 'playwright/test';

/** What is wrong with how a page looks, an entry each: what it is, what was found and where. */
export async function faultsOfLooks(page: Page, within: string): Promise<string[]> {
  return page.evaluate(MEASURE, { within, smallestText: 14, smallestTarget: 24, faintestBorder: 3 });
}

interface Limits {
  readonly within: string;
  /** In px: letters, and both sides of a target (WCAG 2.5.8). */
  readonly smallestText: number;
  readonly smallestTarget: number;
  /** The contrast of a field's border with what is around it (WCAG 1.4.11). */
  readonly faintestBorder: number;
}

/** Runs in the page. */
function MEASURE({ within, smallestText, smallestTarget, faintestBorder }: Limits): string[] {
  const name = (element: Element): string => {
    const part = element.closest('[data-qa]')?.getAttribute('data-qa') ?? '';
    return `${part}: <${element.localName} class="${element.getAttribute('class')}"> "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isClipped = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): [number, number, number, number] => {
    if (!canvas) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const luminance = ([red, green, blue]: readonly number[]): number => {
    const part = (value = 0): number => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const ground = (element: Element | null): number => {
    for (let at = element; at; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] > 0.9) return luminance(color);
    }
    return luminance([255, 255, 255]);
  };
  const contrast = (one: number, other: number): number =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const borderContrast = (element: Element): number => {
    const style = getComputedStyle(element);
    const around = ground(element.parentElement);
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const seen = sides.map((side) => {
      const color = rgba(style[`border${side}Color`]);
      const isDrawn = Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none';
      return isDrawn && color[3] > 0.5 ? contrast(luminance(color), around) : 1;
    });
    // As a border that resets leave alone.
    const line = /^(.*?) 0px 0px 0px 1px inset/.exec(style.boxShadow)?.[1];
    const shadow = line === undefined ? 1 : contrast(luminance(rgba(line)), around);
    const own = rgba(style.backgroundColor);
    return Math.max(Math.min(...seen), shadow, own[3] > 0.9 ? contrast(luminance(own), around) : 1);
  };

  const faults: string[] = [];
  for (const root of document.querySelectorAll(within)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !texts.currentNode.nodeValue?.trim() || element.closest('script, option, pre, code')) continue;
      if (!isSeen(element) || isClipped(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < smallestText - 0.01) faults.push(`text of ${size} px: ${name(element)}`);
    }
    for (const target of root.querySelectorAll(
      'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=option]',
    )) {
      if (!isSeen(target) || isClipped(target)) continue;
      // A link in a sentence may be as high as its line.
      if (target.localName === 'a' && getComputedStyle(target).display === 'inline') continue;
      // What lies over all that the target stands in is pressed as the target.
      const over = getComputedStyle(target, '::after');
      if (over.content !== 'none' && over.position === 'absolute' && over.inset === '0px') continue;
      const boxes = [target, target.closest('label')].flatMap((box) => (box ? [box.getBoundingClientRect()] : []));
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      if (Math.min(width, height) < smallestTarget - 0.1)
        faults.push(`target of ${Math.round(width)} x ${Math.round(height)} px: ${name(target)}`);
    }
    for (const field of root.querySelectorAll(
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit]), select, textarea',
    )) {
      if (!isSeen(field) || isClipped(field)) continue;
      // The border of a stepper or of the search goes round its buttons too.
      const around = [field, field.parentElement, field.parentElement?.parentElement];
      const best = Math.max(...around.map((box) => (box ? borderContrast(box) : 1)));
      if (best < faintestBorder) faults.push(`border of contrast ${best.toFixed(2)}: ${name(field)}`);
    }
    for (const item of root.querySelectorAll('[class^=noest-] > li')) {
      const { marginBlock } = getComputedStyle(item);
      if (isSeen(item) && marginBlock !== '0px') faults.push(`margin of ${marginBlock}: ${name(item)}`);
    }
  }
  return [...new Set(faults)];
}
