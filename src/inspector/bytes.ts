import type { Mount, PartEntry } from '../mount';

export interface Fetched {
  readonly bytes: number;
  readonly files: number;
}

/**
 * What the files of a part weighed on the wire, those that it shares with others included; null where it has asked for none
 * yet, or nothing is known of them.
 */
export function fetchedFor({ state }: Mount, part: PartEntry | undefined): Fetched | null {
  const files = part?.files?.();
  if (!files || state === 'waiting') return null;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sizes = files.flatMap((file) => {
    const entry = entries.findLast(({ name, encodedBodySize }) => name.endsWith(`/${file}`) && encodedBodySize > 0);
    return entry ? [entry.encodedBodySize] : [];
  });
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}
