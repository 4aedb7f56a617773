/** The texts of a stored list, each once and at most so many; empty where what is stored is no list of such texts. */
export function parseTexts(
  stored: string | null,
  most: number,
  isOne = (text: string): boolean => text !== '',
): readonly string[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return areTexts(list, isOne) ? [...new Set(list)].slice(0, most) : [];
  } catch {
    return [];
  }
}

function areTexts(list: unknown, isOne: (text: string) => boolean): list is readonly string[] {
  return Array.isArray(list) && list.every((text) => typeof text === 'string' && isOne(text));
}
