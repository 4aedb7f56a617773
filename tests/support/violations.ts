import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * What axe finds on the page as it stands now: the rule, and where it is broken. `main`: in what a page has of its own and
 * in the page as a whole (its title, language, headings), where the frame around it has been looked at on another one.
 * None of the pages has a frame of another origin, for which axe would open a page of its own each time.
 */
export async function violations(page: Page, within: 'html' | 'main' = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Asked for `main` alone, axe would leave out its rules for whole pages.
  const { violations: found } = await (within === 'main' ? axe.exclude('body > :not(main)') : axe).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** What axe finds too faint on what is really behind it; what another layer covers it leaves out. */
export async function faintTexts(page: Page, within = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode().include(within);
  const { violations: found, passes } = await axe.analyze();
  expect(passes.flatMap(({ nodes }) => nodes).length, 'texts that were measured').toBeGreaterThan(0);
  return found.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`));
}
