export { ProductCard } from './card/ProductCard';
