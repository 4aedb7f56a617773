import { formatNumber } from '../i18n';
import { t } from '../i18n/product';
import { halfStars } from './model';
import './rating.css';

interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** Null for a single review. */
  readonly count: number | null;
}

/** Stars for the eye, one sentence for who can't see them. */
export function Rating({ value, count }: RatingProps) {
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
