/** Enough for the queries of one search and a few pages back and forth. */
const LIMIT = 50;

interface Kept {
  readonly body: unknown;
  readonly until: number;
}

/** Answers by URL for as long as their Cache-Control allows; the one unused the longest is dropped. */
export function createAnswerCache() {
  const answers = new Map<string, Kept>();

  return {
    find(url: string): unknown {
      const kept = answers.get(url);
      answers.delete(url);
      if (!kept || kept.until <= Date.now()) return undefined;
      answers.set(url, kept);
      return kept.body;
    },

    keep(url: string, body: unknown, cacheControl: string | null): void {
      const seconds = freshFor(cacheControl);
      if (seconds === 0) return;
      answers.set(url, { body, until: Date.now() + seconds * 1000 });
      const [oldest] = answers.keys();
      if (answers.size > LIMIT && oldest !== undefined) answers.delete(oldest);
    },
  };
}

/** Seconds for which an answer may stand in for a new one; 0 where the header doesn't say so. */
export function freshFor(cacheControl: string | null): number {
  if (!cacheControl || /no-store|no-cache/i.test(cacheControl)) return 0;
  return Number(/(?:^|[,\s])max-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0);
}
