import type { Page } from 'playwright/test';

const LAST_BADGE = 'test-last-badge';

/** From now on each page that is left leaves its badge behind; call it before the first page is opened. */
export async function rememberBadges(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const remember = (): void => {
      const badge = document.querySelector<HTMLElement>('[data-component=cart-count]');
      if (badge) sessionStorage.setItem(key, badge.hidden ? '0' : badge.textContent);
    };
    // The latter comes after every task that leaving has caused.
    addEventListener('pagehide', remember);
    addEventListener('visibilitychange', remember);
  }, LAST_BADGE);
}

/** Presses a button, and leaves for another page so many milliseconds after the press, whatever comes of it. */
export async function pressAndLeave(page: Page, button: string, delay: number, path: string): Promise<void> {
  await page.evaluate(
    ([wait, next]) => {
      const leave = (): void => void setTimeout(() => location.assign(next), wait);
      addEventListener('click', leave, { capture: true, once: true });
    },
    [delay, path] as const,
  );
  const left = page.waitForURL(`**${path}`);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
  await left;
}

/** The badge of the page that was left last. */
export async function lastBadge(page: Page): Promise<number> {
  return Number(await page.evaluate((key) => sessionStorage.getItem(key), LAST_BADGE));
}
