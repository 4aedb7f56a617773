import * as v from 'valibot';

/** More than a shopper looks back on. */
export const MOST_REMEMBERED = 20;

const RememberedSchema = v.array(v.pipe(v.string(), v.nonEmpty()));

/** What was kept, newest first; nothing where it is no list of names, whoever wrote it. */
export function parseRemembered(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const parsed = v.safeParse(RememberedSchema, JSON.parse(text));
    return parsed.success ? [...new Set(parsed.output)].slice(0, MOST_REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** The list with one put first, once. */
export function withNewest(remembered: readonly string[], sku: string): readonly string[] {
  return [sku, ...remembered.filter((other) => other !== sku)].slice(0, MOST_REMEMBERED);
}
