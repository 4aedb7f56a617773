import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { flawsBesidesAxe } from './besidesAxe';

/** Selectors of what is looked at; all of the page where nothing is said. */
interface Where {
  readonly include?: string[];
  readonly exclude?: string[];
}

/** `axe.source` is more than twice as long, for each document to parse. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules that axe leaves out unless they are asked for (WCAG 2.5.3 and 2.5.8). */
const ASKED_TOO = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/**
 * What axe finds on the page as it stands now, and what it does not look at: the rule, and where it is broken. `main`: in what a page has of its own and
 * in the page as a whole (its title, language, headings), where the frame around it has been looked at on another one.
 */
export async function violations(page: Page, within: 'html' | 'main' = 'html'): Promise<string[]> {
  // Asked for `main` alone, axe would leave out its rules for whole pages.
  const found = await violationsOf(page, within === 'main' ? { exclude: ['body > :not(main)'] } : {}, {
    rules: ASKED_TOO,
  });
  return [...found, ...(await flawsBesidesAxe(page, within === 'main' ? 'main' : 'body'))];
}

/** The same in a part of the page, or by some rules alone. */
export async function violationsOf(page: Page, where: Where, options: RunOptions = {}): Promise<string[]> {
  const { violations: found } = await runAxe(page, where, { ...options, resultTypes: ['violations'] });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** What axe finds too faint on what is really behind it; what another layer covers it leaves out. */
export async function faintTexts(page: Page, within = 'html'): Promise<string[]> {
  const { violations: found, passes } = await runAxe(page, { include: [within] }, { runOnly: ['color-contrast'] });
  expect(passes.flatMap(({ nodes }) => nodes).length, 'texts that were measured').toBeGreaterThan(0);
  return found.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`));
}

/**
 * Brings axe once into each document: half a megabyte, a quarter of a second. @axe-core/playwright does so twice for each run.
 * None of the pages has a frame of another origin, in which axe would have to be started apart.
 */
async function runAxe(page: Page, where: Where, options: RunOptions): Promise<AxeResults> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  await page.evaluate(endOfAnimations);
  return page.evaluate(
    ([context, how]) =>
      (window as unknown as { axe: { run(...asked: unknown[]): Promise<AxeResults> } }).axe.run(context, how),
    // Not the style sheets: they are for a rule that axe does not run unless asked, and to parse them is a sixth of its time.
    [
      { include: ['html'], ...where },
      { ...options, preload: { assets: ['media'] } },
    ] as const,
  );
}

/** What fades in has its own colours in the end. */
async function endOfAnimations(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
    return (
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    );
  });
  // One that is taken away has ended as well.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
