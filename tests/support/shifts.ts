import type { Page } from 'playwright/test';

interface Observed {
  shifts: { at: number; of: string }[];
  /** When the frame that shows the whole document has been drawn. */
  drawn: Promise<number>;
}

/**
 * Layout shifts as the browser itself measures them, shifts after input included. Parts come after the document: what moves
 * while that is still arriving, such as a row of which half is there, is the browser's own drawing of it. The browser draws
 * the last of it in the first frame after it has read the document.
 */
export const OBSERVE_SHIFTS = (): void => {
  const observed = globalThis as unknown as Observed;
  observed.shifts = [];
  observed.drawn = new Promise((done) => {
    const afterNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(done));
    document.addEventListener('readystatechange', afterNextFrame, { once: true });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const names = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
      observed.shifts.push({ at: entry.startTime, of: `${entry.value} ${names.join(' ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { shifts, drawn } = globalThis as unknown as Observed;
    const from = await drawn;
    return shifts.filter(({ at }) => at >= from).map(({ of }) => of);
  });
