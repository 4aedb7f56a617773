import type { Page } from 'playwright/test';

/**
 * Cumulative layout shift as the browser itself measures it, shifts after input included. Parts come after the document:
 * what moves while that is still arriving, such as a row of which half is there, is the browser's own drawing of it.
 */
export const OBSERVE_SHIFTS = (): void => {
  const page = globalThis as unknown as { shifts: string[] };
  page.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      if (domInteractive === 0 || entry.startTime < domInteractive) continue;
      page.shifts.push(
        `${entry.value} ${entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)).join(' ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
