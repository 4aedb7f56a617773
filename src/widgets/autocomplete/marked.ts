/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly matched: boolean;
}

/**
 * A text in pieces, with the beginnings of words that match a word of the query marked. Case and accents don't count, as
 * in the shop's search; put together the pieces are the text.
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

/** How many characters at the beginning of `part` are one of the words; the longest counts. */
function matchedLength(part: string, words: readonly string[]): number {
  const lengths = words.filter((word) => fold(part).startsWith(word)).map((word) => unfoldedLength(part, word.length));
  return Math.max(0, ...lengths);
}

/** A letter can fold to none or to two, so its place is counted, not assumed. */
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
