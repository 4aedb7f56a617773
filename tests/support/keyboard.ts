import type { Page } from 'playwright/test';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
/** A part that comes alive on the way may add controls, such as the fields of an address. */
const ADDED = 12;

/**
 * Walks `main` by Tab, from its first control on, and answers what is wrong: a control that is not reached, or one that
 * does not show that it has the focus.
 */
export async function keyboardFlaws(page: Page): Promise<string[]> {
  const count = await page.evaluate((controls) => {
    const main = document.querySelector('main')!;
    const asked = [...main.querySelectorAll<HTMLElement>(controls)].filter(
      (element) => element.checkVisibility() && !element.matches(':disabled') && element.tabIndex >= 0,
    );
    for (const element of asked) element.dataset['walk'] = 'not reached by Tab';
    main.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      // The radio buttons of a name are one stop.
      const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
      const group = isRadio ? main.querySelectorAll<HTMLElement>(`[name="${CSS.escape(target.name)}"]`) : [target];
      for (const each of group) delete each.dataset['walk'];
      // A link that covers its card shows it all around the card, and a choice in a box around the box.
      const outlines = [undefined, '::after'].map((part) => getComputedStyle(target, part).outlineStyle);
      const label = target.closest('label');
      if (label) outlines.push(getComputedStyle(label).outlineStyle);
      if (outlines.every((style) => style === 'none')) target.dataset['walk'] = 'shows no focus';
    });
    main.tabIndex = -1;
    main.focus();
    delete main.dataset['walk'];
    return asked.length;
  }, CONTROLS);
  for (let press = 0; press < count + ADDED; press++) await page.keyboard.press('Tab');
  return page
    .locator('[data-walk]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => `${element.getAttribute('data-walk')}: ${element.outerHTML}`),
    );
}
