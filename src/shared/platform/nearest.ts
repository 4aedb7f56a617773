import { distance } from 'fastest-levenshtein';

/**
 * The known name that a writer most likely meant: the one with the fewest letters added, left out or changed; the same letters
 * in another order count as one change. Undefined where more than a third of the name would have to change.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.floor(Math.max(name.length, 3) / 3) + 1;
  for (const candidate of known) {
    const steps = changes(name.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

function changes(name: string, other: string): number {
  return lettersOf(name) === lettersOf(other) ? Number(name !== other) : distance(name, other);
}

function lettersOf(name: string): string {
  return name.split('').toSorted().join('');
}
