export { useAdding } from './adding/useAdding';
export { useKnownCart } from './store/useKnownCart';
export { CutLines, CutNote } from './cut/CutLines';
export { CartTotals } from './totals/CartTotals';
export { withoutDelivery } from './totals/model';
export type { CartLineViewProps } from './lines/CartLine';
export type { CartSummaryProps, EmptyCartProps } from './parts/cart/CartSummary';
export type { DrawerSummaryProps, EmptyDrawerProps } from './parts/minicart/CartDrawer';
