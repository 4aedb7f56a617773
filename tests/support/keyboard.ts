import type { Page } from 'playwright/test';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
/** More than any page has: a walk ends where the focus leaves `main`, for parts that come alive on the way add controls. */
const MOST = 400;

/**
 * Walks `main` by Tab, from its first control on, and answers what is wrong: a control that is not reached, one that
 * does not show that it has the focus, one of which nothing is seen while it has it, or one that leads away by the focus alone.
 */
export async function keyboardFlaws(page: Page): Promise<string[]> {
  const address = page.url();
  const count = await page.evaluate((controls) => {
    const main = document.querySelector('main')!;
    const asked = [...main.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled') && element.tabIndex >= 0,
    );
    for (const element of asked) element.dataset['walk'] = 'not reached by Tab';
    main.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      // The radio buttons of a name are one stop.
      const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
      const group = isRadio ? main.querySelectorAll<HTMLElement>(`[name="${CSS.escape(target.name)}"]`) : [target];
      for (const each of group) delete each.dataset['walk'];
      // A link that covers its card shows it all around the card, a choice in a box around the box, the search field around the form.
      const outlines = [undefined, '::after'].map((part) => getComputedStyle(target, part).outlineStyle);
      const around = target.closest('label, [role=search]');
      if (around) outlines.push(getComputedStyle(around).outlineStyle);
      if (outlines.every((style) => style === 'none')) target.dataset['walk'] = 'shows no focus';
    });
    main.tabIndex = -1;
    main.focus();
    delete main.dataset['walk'];
    return asked.length;
  }, CONTROLS);
  if (count === 0) return [];
  const hidden = await hiddenFocus(page, 'Tab', MOST);
  // What came behind the walk is reached on the way back.
  if ((await walked(page)).length > 0) hidden.push(...(await hiddenFocus(page, 'Shift+Tab', MOST)));
  const flaws = await walked(page);
  if (page.url() !== address) flaws.push(`the focus alone led to ${page.url()}`);
  return [...flaws, ...hidden.map((element) => `hidden while it has the focus: ${element}`)];
}

const walked = (page: Page): Promise<string[]> =>
  page.locator('[data-walk]').evaluateAll((elements) =>
    elements
      // The bar with the second button to buy is hidden while the first one is in sight.
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.shop-buybar'))
      .map((element) => `${element.getAttribute('data-walk')}: ${element.outerHTML}`),
  );

/** Presses a key until the focus leaves `main`, at most so many times: what had the focus where none of it could be seen. */
export async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<string[]> {
  const hidden = new Set<string>();
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key);
    const { flaw, hasLeftMain } = await page.evaluate(lookAtFocus);
    if (flaw !== null) hidden.add(flaw);
    if (hasLeftMain) break;
  }
  return [...hidden];
}

/** Runs in the page: what is not seen of what has the focus, and whether that is outside `main`. */
async function lookAtFocus(): Promise<{ readonly flaw: string | null; readonly hasLeftMain: boolean }> {
  const first = document.activeElement;
  // The body has the focus where what had it is gone: the next key goes on from there.
  if (!(first instanceof HTMLElement) || first === document.body) return { flaw: null, hasLeftMain: false };
  /** What is seen of what has the focus: a view may take the place of what had it. */
  const flaw = (): string | null => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return `lost: ${first.outerHTML.slice(0, 160)}`;
    // A box that is drawn by its label.
    const isDrawn = focused.matches('[type=checkbox], [type=radio]');
    const shown = (isDrawn && (focused as HTMLInputElement).labels?.[0]) || focused;
    // The button of a submenu is for the keyboard alone; a point finds only what a pointer does.
    const isForKeys = getComputedStyle(shown).pointerEvents === 'none';
    if (isForKeys) shown.style.pointerEvents = 'auto';
    const isSeen = [...shown.getClientRects()].some(({ left, top, width, height: tall }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const there = document.elementFromPoint(left + width * part, top + tall * part);
        return there !== null && (shown.contains(there) || there.contains(shown));
      }),
    );
    if (isForKeys) shown.style.pointerEvents = '';
    return isSeen ? null : shown.outerHTML.slice(0, 160);
  };
  // A strip scrolls there in some frames.
  for (let frame = 0; frame < 60 && flaw() !== null; frame++) await new Promise(requestAnimationFrame);
  // What a view that came above it moved out of the window is not covered: the next key would bring it back.
  if (flaw() !== null)
    document.activeElement?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
  const found = flaw();
  return {
    flaw: found,
    hasLeftMain: document.activeElement !== document.body && !document.activeElement?.closest('main'),
  };
}
