export { useAdding } from './adding/useAdding';
export { useKnownCart } from './store/useKnownCart';
export { CartTotals } from './totals/CartTotals';
export { withoutDelivery } from './totals/model';
