export { ProductCard, type ProductCardProps } from './card/ProductCard';
