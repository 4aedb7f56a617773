export { ProductRow } from './ProductRow';
export { ProductCards } from './ProductCards';
