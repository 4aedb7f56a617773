import type { CuttingList, SawingTerms, StockSize } from '../../../shared/api';
import { fromInclTax, type Amount } from '../../../shared/money';
import { fitsSize, isSheets } from '../list/readRows';
import { packBars } from './packBars';
import { isRest, packSheets, type Rectangle } from './packSheets';

/** A piece in a plan; `row` is its row of the list. */
interface Placed {
  readonly row: number;
  /** In mm. */
  readonly length: number;
}

export interface BarLayout {
  readonly pieces: readonly Placed[];
  readonly cuts: number;
  /** In mm. */
  readonly rest: number;
}

export interface SheetLayout {
  readonly pieces: readonly (Placed & Rectangle)[];
  readonly cuts: number;
  /** All that is left. */
  readonly rests: readonly Rectangle[];
}

/** A list sawn from one size. */
export interface SizePlan {
  readonly size: StockSize;
  readonly bars: readonly BarLayout[];
  /** One of the two is empty. */
  readonly sheets: readonly SheetLayout[];
  readonly count: number;
  /** With fewer it is impossible. */
  readonly atLeast: number;
  readonly cuts: number;
  /** Rests long enough, and of a sheet wide enough, to be of use. */
  readonly restPieces: number;
  /** Of all bars together, in mm; 0 for sheets. */
  readonly restLength: number;
  /** In tenths of a percent of what is bought (cutting rule 5). */
  readonly wastePermille: number;
  /** Of one, at this number. */
  readonly price: Amount;
  readonly wood: Amount;
  readonly sawing: Amount;
  readonly total: Amount;
  /** There are so many of this size. */
  readonly isEnough: boolean;
}

/** A list with all the ways to saw it, the shortest size first. */
export interface CuttingPlan {
  readonly plans: readonly SizePlan[];
  /** The cheapest that there is enough of, else the cheapest; then the shortest (cutting rule 3). */
  readonly best: SizePlan;
}

/** From this length on a rest of a bar is worth taking along (cutting rule 4), in mm. */
const SHORTEST_REST = 200;

/** Plans a list for every size that its pieces fit in. The list must be one that can be sawn. */
export function* planList({ pieces }: Pick<CuttingList, 'pieces'>, terms: SawingTerms): Generator<void, CuttingPlan> {
  const plans: SizePlan[] = [];
  for (const size of terms.sizes.toSorted((a, b) => a.length - b.length)) {
    if (!pieces.every((piece) => fitsSize(piece, size))) continue;
    plans.push(priced(yield* layOut(pieces, size, terms), size, terms));
    yield;
  }
  const [best] = plans.toSorted(
    (a, b) =>
      Number(b.isEnough) - Number(a.isEnough) || a.total.inclTax - b.total.inclTax || a.size.length - b.size.length,
  );
  if (!best) throw new RangeError('a list without a size that it fits in was planned');
  return { plans, best };
}

/** All of it at once. */
export function planAtOnce(list: Pick<CuttingList, 'pieces'>, terms: SawingTerms): CuttingPlan {
  return atOnce(planList(list, terms));
}

/** What a computation that pauses comes to, without the pauses. */
export function atOnce<Result>(computing: Generator<void, Result>): Result {
  let step = computing.next();
  while (!step.done) step = computing.next();
  return step.value;
}

type Layout = Pick<
  SizePlan,
  'bars' | 'sheets' | 'count' | 'atLeast' | 'cuts' | 'restPieces' | 'restLength' | 'wastePermille'
>;

function* layOut(pieces: CuttingList['pieces'], size: StockSize, { kerf }: SawingTerms): Generator<void, Layout> {
  const rows = pieces.flatMap(({ qty }, row) => Array.from({ length: qty }, () => row));
  if (isSheets([size])) return yield* sheetLayout(pieces, rows, size, kerf);
  const lengths = rows.map((row) => pieces[row]!.length);
  const packed = yield* packBars({ lengths, stock: size.length, kerf });
  const bars = packed.bars.map((bar) => {
    const own = bar.map((index) => ({ row: rows[index]!, length: lengths[index]! }));
    const taken = own.reduce((sum, { length }) => sum + length + kerf, 0);
    const isOnEnd = taken - kerf === size.length;
    return { pieces: own, cuts: own.length - Number(isOnEnd), rest: Math.max(0, size.length - taken) };
  });
  const bought = bars.length * size.length;
  const used = lengths.reduce((sum, length) => sum + length, 0);
  return {
    bars,
    sheets: [],
    count: bars.length,
    atLeast: packed.atLeast,
    cuts: sumOf(bars.map(({ cuts }) => cuts)),
    restPieces: bars.filter(({ rest }) => rest >= SHORTEST_REST).length,
    restLength: sumOf(bars.map(({ rest }) => rest)),
    wastePermille: Math.round(((bought - used) * 1000) / bought),
  };
}

function* sheetLayout(
  pieces: CuttingList['pieces'],
  rows: readonly number[],
  size: StockSize,
  kerf: number,
): Generator<void, Layout> {
  const [length, width] = [size.length, size.width ?? 0];
  const sides = rows.map((row) => ({ ...pieces[row]!, width: pieces[row]!.width ?? 0 }));
  const packed = yield* packSheets({ pieces: sides, length, width, kerf });
  const sheets = packed.map((sheet) => ({
    ...sheet,
    pieces: sheet.pieces.map(({ index, ...place }) => ({ ...place, row: rows[index]! })),
  }));
  const rests = sheets.flatMap((sheet) => sheet.rests.filter(isRest));
  const area = (all: readonly Pick<Rectangle, 'length' | 'width'>[]) => sumOf(all.map((one) => one.length * one.width));
  const [bought, used] = [sheets.length * length * width, area(sides)];
  return {
    bars: [],
    sheets,
    count: sheets.length,
    atLeast: Math.ceil(used / (length * width)),
    cuts: sumOf(sheets.map(({ cuts }) => cuts)),
    restPieces: rests.length,
    restLength: 0,
    wastePermille: Math.round(((bought - used - area(rests)) * 1000) / bought),
  };
}

function priced(layout: Layout, size: StockSize, { fee, taxPercent }: SawingTerms): SizePlan {
  const amountOf = (inclTax: number): Amount => fromInclTax(inclTax, taxPercent);
  const reached = size.prices.filter(({ qty }) => qty <= layout.count).toSorted((a, b) => b.qty - a.qty);
  const price = reached[0]!.price;
  const [wood, sawing] = [price * layout.count, fee * layout.cuts];
  return {
    ...layout,
    size,
    price: amountOf(price),
    wood: amountOf(wood),
    sawing: amountOf(sawing),
    total: amountOf(wood + sawing),
    isEnough: size.left === null || layout.count <= size.left,
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
