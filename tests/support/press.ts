import type { Locator, Page } from 'playwright/test';

/** As long as a hand needs, and longer than a page needs to draw what leaving a field brings. */
const PRESS_MS = 250;

/**
 * A press of the mouse as a hand does it: pointed at, held, and released at the same point, whatever moves meanwhile.
 * @param meanwhile what happens to the page while it is held; the press goes on for its time after that
 */
export async function press(page: Page, target: Locator, meanwhile?: () => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not laid out on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await meanwhile?.();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}
