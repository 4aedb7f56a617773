import type { ListingProduct } from '../api';
import { t } from '../i18n/product';

const MOST = 4;

/** In which colours a product comes: the first few of them. */
export function Swatches({ swatches }: Pick<ListingProduct, 'swatches'>) {
  if (swatches.length === 0) return null;
  return (
    <span className="noest-card__swatches" role="img" aria-label={t('variants', { n: swatches.length })}>
      {swatches.slice(0, MOST).map(({ label, image }) => (
        <img key={label} className="noest-card__swatch" src={image} width="18" height="18" alt="" loading="lazy" />
      ))}
    </span>
  );
}
