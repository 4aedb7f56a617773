import type { ListingProduct } from '../api';
import { ProductCard } from '../product-card';

interface ProductCardsProps {
  readonly label: string;
  /** Null while they are being asked for: as many empty cards as are expected keep their place. */
  readonly products: readonly ListingProduct[] | null;
  readonly expected: number;
}

/** The cards of a row, as the partial `product-row` prints them. */
export function ProductCards({ label, products, expected }: ProductCardsProps) {
  const isLoading = products === null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-redundant-roles -- it scrolls, and a list without marks is none to VoiceOver
    <ul className="noest-product-row" role="list" tabIndex={0} aria-label={label} aria-busy={isLoading}>
      {isLoading
        ? Array.from({ length: expected }, (_, index) => (
            <li key={index} className="noest-product-list__item" aria-hidden="true">
              <div className="noest-card" />
            </li>
          ))
        : products.map((product) => (
            <li key={product.id} className="noest-product-list__item">
              <ProductCard product={product} heading="h3" />
            </li>
          ))}
    </ul>
  );
}
