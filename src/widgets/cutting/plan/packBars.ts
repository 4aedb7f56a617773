/** What is packed: lengths in mm, and the length of a bar and the width of a cut. */
export interface BarProblem {
  readonly lengths: readonly number[];
  readonly stock: number;
  readonly kerf: number;
}

export interface PackedBars {
  /** For each bar the indexes of its pieces, the longest first. */
  readonly bars: readonly (readonly number[])[];
  /** Fewer bars than this are impossible. */
  readonly atLeast: number;
}

/** Up to this many pieces every arrangement is tried, as far as so many steps go (cutting rule 3). */
const MOST_SEARCHED = 30;
const MOST_STEPS = 200_000;
/** Steps between two pauses: a few ms. */
const PAUSE = 2_000;

/**
 * The fewest bars for these pieces (cutting rule 3). A cut behind each piece takes `kerf`, and the bar may end within the last
 * one, so pieces of `length + kerf` are packed into `stock + kerf`. It pauses now and then, for a page that has more to do.
 * Every piece must fit by itself.
 */
export function* packBars({ lengths, stock, kerf }: BarProblem): Generator<void, PackedBars> {
  const order = lengths.map((_, index) => index).toSorted((a, b) => lengths[b]! - lengths[a]! || a - b);
  const sizes = order.map((index) => lengths[index]! + kerf);
  const room = stock + kerf;
  const atLeast = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / room);
  const greedy = firstFit(sizes, room);
  const isSearched = sizes.length <= MOST_SEARCHED && barsOf(greedy) > atLeast;
  const places = isSearched ? yield* search(sizes, room, greedy, atLeast) : greedy;
  const bars: number[][] = Array.from({ length: barsOf(places) }, () => []);
  for (const [position, bar] of places.entries()) bars[bar]!.push(order[position]!);
  return { bars, atLeast };
}

/** The bar of each piece, by its position. */
type Places = readonly number[];

const barsOf = (places: Places): number => Math.max(-1, ...places) + 1;

/** First-fit decreasing: each piece, the longest first, into the first bar that has room. */
function firstFit(sizes: readonly number[], room: number): Places {
  const free: number[] = [];
  return sizes.map((size) => {
    const found = free.findIndex((left) => left >= size);
    const bar = found === -1 ? free.push(room) - 1 : found;
    free[bar]! -= size;
    return bar;
  });
}

/**
 * Depth first, the longest piece first, into each bar in turn and then into a new one. Of equal pieces the later one never
 * goes into an earlier bar, and of bars with equal room only the first is tried: the others lead to the same bars.
 */
function* search(sizes: readonly number[], room: number, greedy: Places, atLeast: number): Generator<void, Places> {
  const rest = sizes.map((_, from) => sizes.slice(from).reduce((sum, size) => sum + size, 0));
  const free: number[] = [];
  const chosen: number[] = [];
  let best = greedy;
  let fewest = barsOf(greedy);
  let next = 0;
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    if (steps % PAUSE === 0) yield;
    const bar = nextBar(next);
    if (bar !== null) {
      if (bar === free.length) free.push(room);
      free[bar]! -= sizes[chosen.length]!;
      chosen.push(bar);
      next = firstBarAfter();
      if (chosen.length < sizes.length) continue;
      best = [...chosen];
      fewest = free.length;
      if (fewest === atLeast) break;
    }
    const last = chosen.pop();
    if (last === undefined) break;
    free[last]! += sizes[chosen.length]!;
    if (free[last] === room) free.pop();
    next = last + 1;
  }
  return best;

  /** Where the search for the next piece's bar begins. */
  function firstBarAfter(): number {
    const at = chosen.length;
    return at < sizes.length && sizes[at] === sizes[at - 1] ? chosen[at - 1]! : 0;
  }

  /** The first bar from this one on that is worth trying; null where there is none. */
  function nextBar(from: number): number | null {
    const at = chosen.length;
    const size = sizes[at]!;
    const first = firstBarAfter();
    const shortest = sizes.at(-1)!;
    const usable = free.reduce((sum, left) => sum + (left >= shortest ? left : 0), 0);
    if (free.length + Math.ceil((rest[at]! - usable) / room) >= fewest) return null;
    for (let bar = from; bar < free.length; bar++) {
      const left = free[bar]!;
      if (left >= size && !free.slice(first, bar).includes(left)) return bar;
    }
    return from <= free.length && free.length + 1 < fewest ? free.length : null;
  }
}
