const BREAKPOINTS = ['mobile', 'tablet', 'desktop'] as const;
type Breakpoint = (typeof BREAKPOINTS)[number];

/** What a slider shows from a breakpoint on. */
interface Segment {
  readonly slides: number;
  readonly breakpoint: Breakpoint;
  /** In px. */
  readonly gap: number;
}

interface Segments {
  readonly segments: readonly Segment[];
  /** What is not a segment, as written. */
  readonly ignored: readonly string[];
}

/** Reads segments such as `3-tablet-10` (elements rule 10). */
export function parseSegments(text: string): Segments {
  const written = text.match(/\S+/g) ?? [];
  const parsed = written.map((word) => ({ word, segment: parseSegment(word) }));
  return {
    segments: parsed.flatMap(({ segment }) => segment ?? []),
    ignored: parsed.flatMap(({ word, segment }) => (segment ? [] : word)),
  };
}

function parseSegment(word: string): Segment | null {
  const [slides, name, gap] = word.split('-');
  const breakpoint = BREAKPOINTS.find((candidate) => candidate === name);
  if (!breakpoint || !/^[1-9]\d?$/.test(slides ?? '') || !/^\d{1,3}$/.test(gap ?? '')) return null;
  return { slides: Number(slides), breakpoint, gap: Number(gap) };
}

/** Number of slides, how many fit, and how many a step passes. */
export interface Extent {
  readonly count: number;
  readonly visible: number;
  readonly scroll: number;
}

/** The first slide of each step; the last step ends with the last slide. */
export function stepsOf({ count, visible, scroll }: Extent): number[] {
  const last = Math.max(0, count - visible);
  const steps: number[] = [];
  for (let first = 0; first < last; first += scroll) steps.push(first);
  return [...steps, last];
}

/** The step whose first slide is `first`, or the nearest before it. */
export function stepAt(steps: readonly number[], first: number): number {
  return Math.max(
    0,
    steps.findLastIndex((start) => start <= first),
  );
}

/** The next or the previous step; with `loop` the first follows the last. */
export function stepBeside(step: number, by: 1 | -1, steps: number, loop: boolean): number {
  const next = step + by;
  return loop ? (next + steps) % steps : Math.min(Math.max(next, 0), steps - 1);
}
