export { useAdding } from './adding/useAdding';
export { addRows } from './rows/addRows';
export { useKnownCart } from './totals/useKnownCart';
export { CutLines, CutNote } from './cut/CutLines';
export { CartTotals } from './totals/CartTotals';
export type { Sums } from './totals/model';
export { withoutDelivery } from './totals/model';
export type { CartLineViewProps } from './lines/CartLineView';
