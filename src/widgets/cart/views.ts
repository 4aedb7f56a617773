export { useAdding } from './adding/useAdding';
export { CartTotals } from './totals/CartTotals';
export { withoutDelivery } from './totals/model';
