import type { Amount, Cents } from '../../money';

/** A row of a quick order as it is typed. */
export interface AskedRow {
  readonly sku: string;
  readonly qty: string;
  /** What the shopper knows the row by; left out where they gave none. */
  readonly reference?: string;
}

/** What the shop says of a row before anything is added. A text is empty where there is nothing to say. */
export interface JudgedRow extends AskedRow {
  readonly name: string;
  readonly url: string;
  /** When it can be had. */
  readonly stock: string;
  /** Some of it has to come in first. */
  readonly isLater: boolean;
  /** Of one, at the price that the quantity reaches; null where the article is not found. */
  readonly each: Amount | null;
  /** Null where the row can't be had as it is. */
  readonly total: Amount | null;
  /** Why not; null where it can. */
  readonly problem: JudgedProblem | null;
}

export interface JudgedProblem {
  /** Where it is put right. */
  readonly field: 'sku' | 'qty';
  /** In the words of the shop. */
  readonly message: string;
  /** How many can be had instead; null where none is known. */
  readonly possibleQty: number | null;
  /** The article that was meant, perhaps. */
  readonly suggestion: { readonly sku: string; readonly name: string } | null;
  /** Something has to be chosen on the page of the article. */
  readonly needsChoice: boolean;
}

/** All rows of a quick order, in the order in which they were asked, and what those that can be had cost together. */
export interface QuickOrder {
  readonly rows: readonly JudgedRow[];
  readonly sums: {
    readonly subtotal: Amount;
    /** Already taken off the subtotal; negative, 0 for who has none. */
    readonly volumeDiscount: Amount;
    readonly tax: Cents;
    readonly total: Cents;
  };
}

/** What came of each of the rows that were added, in the order in which they were asked. */
export interface AddedRows {
  readonly rows: readonly AddedRow[];
}

/** Its line of the cart; or why it is in none, in the words of the shop. */
export type AddedRow =
  | { readonly isAdded: true; readonly sku: string; readonly itemId: string }
  | { readonly isAdded: false; readonly message: string };
