import type { Stock, Variant } from '../../../../shared/api';

/** All variants that share the first choices, with their sums, which are kept while the index is built. */
export interface Branch {
  /** The one variant that remains; null where there are several. */
  readonly only: Variant | null;
  readonly cheapest: Variant;
  /** Whether they all cost the same. */
  readonly isOnePrice: boolean;
  /** Whether any of them is in stock. */
  readonly inStock: boolean;
  /** The best stock of any of them. */
  readonly stock: Stock;
  /** By the option of the next attribute. */
  readonly next: ReadonlyMap<string, Branch>;
}

interface GrowingBranch extends Branch {
  only: Variant | null;
  cheapest: Variant;
  isOnePrice: boolean;
  inStock: boolean;
  stock: Stock;
  readonly next: Map<string, GrowingBranch>;
}

/**
 * A tree of the variants, one level for each attribute. Built once; after that a choice takes one step for each chosen
 * attribute, whether there are 6 variants or 10,000. Null without variants.
 */
export function indexVariants(variants: readonly Variant[]): Branch | null {
  const [first, ...others] = variants;
  if (!first) return null;
  const root = branchOf(first);
  for (const variant of others) grow(root, variant);
  return root;
}

/** A branch of one variant, down to its last choice. */
function branchOf(variant: Variant, depth = 0): GrowingBranch {
  const optionId = variant.optionIds[depth];
  const next = new Map<string, GrowingBranch>();
  if (optionId !== undefined) next.set(optionId, branchOf(variant, depth + 1));
  return { only: variant, cheapest: variant, isOnePrice: true, inStock: variant.inStock, stock: variant.stock, next };
}

function grow(root: GrowingBranch, variant: Variant): void {
  let branch = root;
  for (const [depth, optionId] of variant.optionIds.entries()) {
    join(branch, variant);
    const known = branch.next.get(optionId);
    if (!known) {
      branch.next.set(optionId, branchOf(variant, depth + 1));
      return;
    }
    branch = known;
  }
  // Product rule 7: of two variants with the same values the first counts.
}

function join(branch: GrowingBranch, variant: Variant): void {
  branch.only = null;
  branch.inStock ||= variant.inStock;
  if (READINESS[variant.stock.state] > READINESS[branch.stock.state]) branch.stock = variant.stock;
  branch.isOnePrice &&= variant.finalPrice.inclTax === branch.cheapest.finalPrice.inclTax;
  if (variant.finalPrice.inclTax < branch.cheapest.finalPrice.inclTax) branch.cheapest = variant;
}

/** From not in stock to in stock. */
const READINESS: Readonly<Record<Stock['state'], number>> = {
  out_of_stock: 0,
  available_later: 1,
  only_left: 2,
  more_later: 2,
  in_stock_delivery: 3,
  in_stock: 3,
};

/** The variants that have these choices; null where none has. */
export function branchAt(root: Branch | null, choice: readonly string[]): Branch | null {
  return choice.reduce<Branch | null>((branch, optionId) => branch?.next.get(optionId) ?? null, root);
}
