import { readLocal, writeLocal } from '../../../platform/storage';
import { STORAGE, sections } from '../sections';

/**
 * Takes the cart that was ordered out of what the browser keeps. The page that is left can load nothing any more, and may have no
 * script of the theme's to ask: the next one finds the cart section missing, and loads it.
 */
export function forgetCart(): void {
  sections.take({ ...sections.current(), cart: { id: '', qty: 0, lines: '' } });
  const kept = readLocal(STORAGE);
  if (kept !== null) writeLocal(STORAGE, withoutCart(kept));
}

function withoutCart(kept: string): string {
  try {
    const { cart: _, ...others } = Object(JSON.parse(kept)) as Record<string, unknown>;
    return JSON.stringify(others);
  } catch {
    return '{}';
  }
}
