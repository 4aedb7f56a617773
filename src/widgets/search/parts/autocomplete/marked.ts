/** A piece of a text, and whether it matches a word of the query. */
export interface Piece {
  readonly text: string;
  readonly matched: boolean;
}

/**
 * Splits a text into pieces and marks where the beginning of a word matches a word of the query (search rule 20). Case and
 * accents do not count, as in the shop's search. Joined, the pieces are the text.
 */
export function marked(text: string, query: string): Piece[] {
  const words = query.split(/\s+/).map(fold).filter(Boolean);
  const pieces: Piece[] = [];
  for (const part of text.split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u)) {
    const length = matchedLength(part, words);
    if (length > 0) pieces.push({ text: part.slice(0, length), matched: true });
    if (length < part.length) pieces.push({ text: part.slice(length), matched: false });
  }
  return joined(pieces);
}

/** The number of characters at the beginning of `part` that match one of the words; the longest match counts. */
function matchedLength(part: string, words: readonly string[]): number {
  const lengths = words.filter((word) => fold(part).startsWith(word)).map((word) => unfoldedLength(part, word.length));
  return Math.max(0, ...lengths);
}

/** The number of characters that fold to `folded` characters: one can fold to none or to two. */
function unfoldedLength(part: string, folded: number): number {
  let count = 0;
  let length = 0;
  for (const character of part) {
    if (count >= folded && fold(character) !== '') break;
    count += fold(character).length;
    length += character.length;
  }
  return length;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.matched === piece.matched) result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}
