import { expect, type Locator, type Page } from 'playwright/test';

export const INPUTS = ['mouse', 'touch', 'keyboard'] as const;

/** Milliseconds that a part's code takes to come. */
export const DELAYS = [0, 50, 500, 5000] as const;

export type Input = (typeof INPUTS)[number];

interface Control {
  /** In the markup of the part `controls`. */
  readonly selector: string;
  /** What does it by the keyboard, once it has the focus; undefined where a keyboard has nothing to press. */
  readonly key: string | undefined;
  /** What the view says when it was told once. */
  readonly told: Readonly<Record<string, unknown>>;
  /** What the browser does by itself in the end, where the code takes longer than a press is kept. */
  readonly native?: true;
}

/** The kinds of control, each to be pressed before its code is there. */
const CONTROLS: Readonly<Record<string, Control>> = {
  summary: { selector: 'summary', key: 'Enter', told: { summary: true } },
  checkbox: { selector: '[name=gift]', key: 'Space', told: { checkbox: true } },
  label: { selector: 'label', key: undefined, told: { label: true } },
  radio: { selector: '[value=pine]', key: 'Space', told: { radio: 'pine' } },
  select: { selector: 'select', key: 'ArrowDown', told: { select: 'l' } },
  stepper: { selector: '[aria-label=More] >> nth=1', key: 'Enter', told: { second: 1 } },
  button: { selector: 'button:has-text("Press")', key: 'Space', told: { button: 1 } },
  link: { selector: 'a', key: 'Enter', told: { link: 1 }, native: true },
  submit: { selector: 'button:has-text("Send")', key: 'Enter', told: { submit: 1 }, native: true },
};

/** As a server prints it: less inside, and a hidden field before, so that nothing stands where it does in the view. */
const PRINTED = `<form action="/posted" method="post"><input type="hidden" name="key" value="k">
  <details><summary>Calculator</summary></details>
  <input type="checkbox" name="gift" aria-label="Gift"><label><input type="checkbox" name="news">News</label>
  <input type="radio" name="wood" value="oak" aria-label="oak"><input type="radio" name="wood" value="pine" aria-label="pine">
  <select name="size" aria-label="Size"><option value="s">S</option><option value="l">L</option></select>
  ${'<div><button type="button" aria-label="Less">-</button><button type="button" aria-label="More">+</button></div>'.repeat(2)}
  <a href="#followed" data-replay="on">Next</a><button type="button">Press</button><button>Send</button></form>`;

const partOf = (name: string): string => `<div id="${name}" data-component="controls">${PRINTED}</div>`;

/** A part for each kind of control. */
export const PAGE = Object.keys(CONTROLS).map(partOf).join('');

/**
 * Presses each kind of control first of all in a part of its own, while the code takes `delay` ms to come, and expects
 * that each was told once: by the view, or by the browser where it was not to wait any longer.
 */
export async function pressEach(page: Page, visit: () => Promise<void>, input: Input, delay: number): Promise<void> {
  // What takes seconds for a shopper takes none for a test: the page's clock is put forward instead.
  const isLong = delay > 1000;
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  if (isLong) await page.clock.install();
  await page.route('**/chunks/*/controls.js', async (route) => {
    // The presses themselves may take 500 ms; so that each comes before the code, the time begins with the last of them.
    if (delay >= 500) await arrival;
    if (!isLong) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  await visit();
  await page.waitForFunction(() => document.querySelectorAll('[data-mount-state=waiting]').length > 0);
  const controls = Object.entries(CONTROLS).filter(
    ([name, { key }]) => (key ?? input !== 'keyboard') && !(isLong && name === 'submit'),
  );
  for (const [name, control] of controls) await pressOne(page, page.locator(`#${name}`), control, input);
  if (isLong) await page.clock.fastForward(delay);
  arrive();
  for (const [name, { told, native }] of controls) {
    const output = page.locator(`#${name} output`);
    await expect(output, name).toHaveText(JSON.stringify(isLong && native ? {} : told));
  }
  expect(new URL(page.url()).hash).toBe(isLong ? '#followed' : '');
}

async function pressOne(page: Page, part: Locator, { selector, key }: Control, input: Input): Promise<void> {
  const target = part.locator(selector);
  if (input === 'keyboard') {
    await target.focus();
    return page.keyboard.press(key!);
  }
  await (input === 'touch' ? target.tap() : target.click());
  // What opens is a list of the browser's own.
  if (selector === 'select') await part.locator('select').selectOption('l');
}
