import type { ListingProduct } from '../api';
import { t } from '../i18n/product';
import { discountPercent } from './model';
import './badge.css';

/** What is off, or that it is new. */
export function CardBadge({ product }: { readonly product: ListingProduct }) {
  const percent = discountPercent(product.regularPrice, product.finalPrice);
  if (percent > 0) return <span className="noest-card__badge noest-badge">-{percent}%</span>;
  return product.isNew ? <span className="noest-card__badge noest-badge noest-badge--oak">{t('isNew')}</span> : null;
}
