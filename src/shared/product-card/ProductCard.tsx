import { memo } from 'react';
import type { ListingProduct } from '../api';
import { pageConfig } from '../config';
import { unbroken } from '../i18n';
import { CardAction } from './CardAction';
import { CardBadge } from './CardBadge';
import { CardWish } from './CardWish';
import { analyticsItem, cardStock } from './model';
import { Price } from './Price';
import { Rating } from './Rating';
import { StockLine } from './StockLine';
import { Swatches } from './Swatches';
import './card.css';

interface ProductCardProps {
  readonly product: ListingProduct;
  /** The level that fits the page around it. */
  readonly heading?: 'h2' | 'h3';
}

/**
 * A product in a list or a row, as the partial `card` prints it. Renders again only for another product object, so who
 * keeps the object of a product that has not changed keeps its card.
 */
export const ProductCard = memo(function ProductCard({ product, heading: Heading = 'h2' }: ProductCardProps) {
  return (
    <article className="noest-card" data-analytics-item={JSON.stringify(analyticsItem(product))}>
      <CardBadge product={product} />
      <div className="noest-card__media">
        <img
          className="noest-card__image"
          src={`${pageConfig().mediaBase}/media/catalog/product${product.image}`}
          width="900"
          height="900"
          alt={product.imageAlt}
          loading="lazy"
        />
      </div>
      <Heading className="noest-card__name">
        <a className="noest-card__link" href={product.url}>
          {unbroken(product.name)}
        </a>
      </Heading>
      <p className="noest-card__size">{unbroken(product.dimensions)}</p>
      <div className="noest-card__extra">
        {product.rating !== null && <Rating value={product.rating} count={product.reviewCount} />}
        <Swatches swatches={product.swatches} />
      </div>
      <StockLine stock={cardStock(product.stock)} />
      <div className="noest-card__foot">
        <Price
          className="noest-card__price"
          regular={product.regularPrice}
          final={product.finalPrice}
          unit={product.unit}
          isFrom={product.isFromPrice}
        />
        <CardAction product={product} />
      </div>
      <CardWish product={product} />
    </article>
  );
});
