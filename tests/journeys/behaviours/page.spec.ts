import { expect, test, type Page } from 'playwright/test';
import { WITH_MOTION } from '../../support/motion';
import { openFixture } from './open';

test.use(WITH_MOTION);

test('elements rule 22, collapsible: unfolds by press and by key, and stays open on a wide page', async ({ page }) => {
  const first = await openFixture(page, 'collapsible');
  const answer = page.getByText('Ja, op de millimeter', { exact: false });
  await page.getByText('Kan ik hout op maat').click();
  await expect(answer).toBeVisible();
  await page.getByText('Kan ik hout op maat').click();
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expect(first).not.toHaveAttribute('data-closing');

  const wide = page.getByText('Always, from 920 px on.');
  await expect(wide).toBeVisible();
  await page.getByText('Open on a wide page').click();
  await expect(wide).toBeVisible();
  await page.setViewportSize({ width: 600, height: 700 });
  await expect(wide).toBeHidden();
});

test('elements rule 1, collapsible: under reduced motion it is open at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const first = await openFixture(page, 'collapsible');
  await page.getByText('Kan ik hout op maat').click();
  expect(await first.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(page.getByText('Ja, op de millimeter', { exact: false })).toBeVisible();
});

test('elements rule 23, toggle: 50 by 22 px; what it controls follows it', async ({ page }) => {
  await openFixture(page, 'toggle');
  const toggle = page.getByRole('switch', { name: 'Op maat zagen' });
  const box = await toggle.boundingBox();
  expect([box?.width, box?.height]).toEqual([50, 22]);
  const shown = page.getByText('Vul bij het afrekenen je maten in.');
  await expect(shown).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(shown).toBeVisible();
  await page.getByText('Op maat zagen').click();
  await expect(shown).toBeHidden();
});

test('elements rule 20, sticky: has a state when it sticks, from its offset on, and when it no longer does', async ({
  page,
}) => {
  await openFixture(page, 'sticky');
  const bar = page.locator('#balk');
  const later = page.locator('#later');
  const scroll = (top: number) => page.evaluate((y) => scrollTo(0, y), top);
  await expect(bar).not.toHaveAttribute('data-stuck');
  const own = await bar.evaluate((element) => element.getBoundingClientRect().top);
  await scroll(own + 10);
  await expect(bar).toHaveAttribute('data-stuck');
  await expect(later).not.toHaveAttribute('data-stuck');
  await scroll(own + 300);
  await expect(later).toHaveAttribute('data-stuck');
  await scroll(0);
  await expect(bar).not.toHaveAttribute('data-stuck');
});

test('elements rule 21, match-height: one height on one line, each its own where they stand below each other', async ({
  page,
}) => {
  await openFixture(page, 'match-height');
  const heights = () =>
    page
      .locator('[data-match]')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().height)));
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
  await page.setViewportSize({ width: 400, height: 700 });
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
});

test('elements rules 24 and 25, lazy-image: asks three times, then shows the error image; what is far is asked for when it comes near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/qa/lazy-image');
  const missing = page.getByRole('img', { name: 'Plank die er niet is' });
  await expect(missing).toHaveAttribute('src', /favicon/);
  expect(asked.filter((url) => url.includes('bestaat-niet'))).toHaveLength(3);

  const far = page.getByRole('img', { name: 'Eiken plank' });
  await expect(far).toHaveAttribute('data-mount-state', 'mounted');
  await expect(far).not.toHaveAttribute('src');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(far).toHaveJSProperty('naturalWidth', 900);
});

test.describe('slider', () => {
  const slide = (page: Page, name: string, n: number) =>
    page.getByRole('region', { name }).getByRole('link', { name: `Dia ${n}`, exact: true });
  const shown = (page: Page, name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('list')
      .evaluate((track) => {
        const bounds = track.getBoundingClientRect();
        return [...track.children].filter((child) => {
          const { left, right } = child.getBoundingClientRect();
          return left >= bounds.left - 1 && right <= bounds.right + 1;
        }).length;
      });

  test('elements rule 11: 1 slide on mobile, 3 from 576 px, 4 from 920 px, 10 px apart', async ({ page }) => {
    await openFixture(page, 'slider');
    for (const [width, slides] of [
      [375, 1],
      [575, 1],
      [576, 3],
      [919, 3],
      [920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => shown(page, 'Assortiment'), `${width} px`).toBe(slides);
    }
    const boxes = await Promise.all([1, 2].map((n) => slide(page, 'Assortiment', n).locator('..').boundingBox()));
    expect(Math.round(boxes[1]!.x - boxes[0]!.x - boxes[0]!.width)).toBe(10);
  });

  test('elements rule 12: buttons and dots move it, round and round', async ({ page }) => {
    await openFixture(page, 'slider');
    const slider = page.getByRole('region', { name: 'Assortiment' });
    await slider.getByRole('button', { name: 'Volgende' }).click();
    await expect(slider.getByRole('button', { name: 'Dia 2 van 3' })).toHaveAttribute('aria-current', 'true');
    await slider.getByRole('button', { name: 'Dia 3 van 3' }).click();
    await expect(slide(page, 'Assortiment', 6)).toBeInViewport({ ratio: 1 });
    await expect(slider.getByRole('button', { name: 'Dia 3 van 3' })).toHaveAttribute('aria-current', 'true');
    await slider.getByRole('button', { name: 'Volgende' }).click();
    await expect(slide(page, 'Assortiment', 1)).toBeInViewport({ ratio: 1 });
  });

  test('elements rules 10 and 12: without a loop it ends, two at a time; a segment that is none is ignored with a debug note', async ({
    page,
  }) => {
    const notes: string[] = [];
    page.on('console', (message) => message.type() === 'debug' && notes.push(message.text()));
    await openFixture(page, 'slider');
    expect(notes.filter((note) => note.includes('3-horloge-10'))).toHaveLength(1);
    const slider = page.getByRole('region', { name: 'Twee tegelijk' });
    const next = slider.getByRole('button', { name: 'Volgende' });
    await next.click();
    await expect(slider.getByRole('button', { name: 'Dia 2 van 3' })).toHaveAttribute('aria-current', 'true');
    await next.click();
    await expect(slide(page, 'Twee tegelijk', 5)).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('elements rule 12: a mouse drags it and follows no link', async ({ page }) => {
    await openFixture(page, 'slider');
    const box = (await slide(page, 'Assortiment', 3).boundingBox())!;
    await page.mouse.move(box.x, box.y);
    await page.mouse.down();
    await page.mouse.move(box.x - 150, box.y, { steps: 5 });
    await page.mouse.move(box.x - 300, box.y, { steps: 5 });
    await page.mouse.up();
    await expect(slide(page, 'Assortiment', 5)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/slider$/);
  });

  test('elements rule 13: autoplay goes on by itself, rests under the pointer, and stops at a press', async ({
    page,
  }) => {
    await openFixture(page, 'slider');
    const slider = page.getByRole('region', { name: 'Speelt vanzelf' });
    await slider.scrollIntoViewIfNeeded();
    const current = () => slider.getByRole('list').evaluate((track) => track.scrollLeft);
    await expect.poll(current).toBeGreaterThan(0);
    await slider.getByRole('button', { name: 'Pauzeren' }).click();
    await expect(slider.getByRole('button', { name: 'Afspelen' })).toBeVisible();
  });

  test('elements rules 1 and 13: under reduced motion nothing plays, and a step is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFixture(page, 'slider');
    await page.getByRole('region', { name: 'Speelt vanzelf' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Afspelen' })).toBeVisible();
    const slider = page.getByRole('region', { name: 'Assortiment' });
    await slider.getByRole('button', { name: 'Volgende' }).click();
    expect(await slider.getByRole('list').evaluate((track) => track.scrollLeft)).toBeGreaterThan(0);
  });
});
