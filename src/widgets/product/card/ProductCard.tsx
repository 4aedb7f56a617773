import { memo } from 'react';
import './badge.css';
import type { ListingProduct } from '../../../shared/api';
import { formatNumber, unbroken } from '../../../shared/i18n';
import { t } from '../messages';
import { CardAction, CardCompare, CardWish } from './CardActions';
import { analyticsItem, cardStock, discountPercent, halfStars, startPrice } from './model';
import { Amount } from '../../../shared/ui';
import { Price } from './Price';
import './rating.css';
import { StockLine } from './StockLine';
import './card.css';

/** What the view of a product in a list or a row is given. */
export interface ProductCardProps {
  readonly product: ListingProduct;
  /** The level that fits the page around it. */
  readonly heading: 'h2' | 'h3';
}

/**
 * A product in a list or a row, as the partial `card` prints it. Renders again only for another product object, so keep
 * the object of a product that has not changed.
 */
export const ProductCard = memo(function ProductCard({ product, heading: Heading }: ProductCardProps) {
  return (
    <article className="noest-card" data-analytics-item={JSON.stringify(analyticsItem(product))}>
      <Badge product={product} />
      <div className="noest-card__media">
        {product.image && (
          <img
            className="noest-card__image"
            src={product.image}
            width="900"
            height="900"
            alt={product.imageAlt}
            loading="lazy"
          />
        )}
      </div>
      {product.name && (
        <Heading className="noest-card__name">
          {product.url ? (
            <a className="noest-card__link" href={product.url}>
              {unbroken(product.name)}
            </a>
          ) : (
            unbroken(product.name)
          )}
        </Heading>
      )}
      <p className="noest-card__size">{unbroken(product.dimensions)}</p>
      <div className="noest-card__extra">
        {product.rating !== null && <Rating value={product.rating} count={product.reviewCount} />}
        <Swatches swatches={product.swatches} />
      </div>
      <StockLine stock={cardStock(product.stock)} />
      <div className="noest-card__foot">
        <Price
          className="noest-card__price"
          regular={startPrice(product)}
          final={product.finalPrice}
          unit={product.unit}
          isFrom={product.isFromPrice}
        />
        {product.piecePrice && (
          <p className="noest-card__piece">
            <Amount amount={product.piecePrice} /> {unbroken(product.pieceLabel)}
          </p>
        )}
        <CardAction product={product} />
        {product.sku && <CardCompare product={product} />}
      </div>
      {product.sku && <CardWish product={product} />}
    </article>
  );
});

/** The discount, or that the product is new. */
function Badge({ product }: { readonly product: ListingProduct }) {
  const percent = discountPercent(startPrice(product), product.finalPrice);
  if (percent > 0) return <span className="noest-card__badge noest-badge">-{percent}%</span>;
  return product.isNew ? <span className="noest-card__badge noest-badge noest-badge--oak">{t('isNew')}</span> : null;
}

interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** Null for a single review. */
  readonly count: number | null;
}

/** Stars to see, and one sentence for a screen reader. */
function Rating({ value, count }: RatingProps) {
  const figure = formatNumber(value, 1);
  return (
    <span className="noest-rating">
      <span className="noest-rating__stars" data-stars={halfStars(value)} />
      <span aria-hidden="true">
        {figure}
        {count !== null && ` (${formatNumber(count)})`}
      </span>
      <span className="noest-hidden">
        {count === null ? t('rating', { value: figure }) : t('ratingOf', { value: figure, n: count })}
      </span>
    </span>
  );
}

const MAX_SWATCHES = 4;

/** The first few colours in which the product comes. */
function Swatches({ swatches }: Pick<ListingProduct, 'swatches'>) {
  if (swatches.length === 0) return null;
  return (
    <span className="noest-card__swatches" role="img" aria-label={t('variants', { n: swatches.length })}>
      {swatches
        .slice(0, MAX_SWATCHES)
        .map(({ label, image, color }) =>
          image ? (
            <img key={label} className="noest-card__swatch" src={image} width="18" height="18" alt="" loading="lazy" />
          ) : (
            <span key={label} className="noest-card__swatch" style={{ backgroundColor: color }} />
          ),
        )}
    </span>
  );
}
