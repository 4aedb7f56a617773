/** The list of SKUs in a stored text, each once and at most so many; empty where the text is no such list. */
export function parseSkus(text: string | null, most: number): readonly string[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return areSkus(stored) ? [...new Set(stored)].slice(0, most) : [];
  } catch {
    return [];
  }
}

function areSkus(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((sku) => typeof sku === 'string' && sku !== '');
}
