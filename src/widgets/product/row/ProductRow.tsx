import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ListingProduct } from '../../../shared/api';
import { onResize, prefersStill } from '../../../shared/platform/dom';
import { IconButton, replaceable } from '../../../shared/ui';
import { ProductCard } from '../card/ProductCard';
import { t } from './messages';
import './product-row.css';

interface ProductRowProps {
  readonly heading: ReactNode;
  /** The list itself: an element of class `noest-product-row`. */
  readonly children: ReactNode;
}

/** A row of products to swipe or to step through. The buttons are there only where the row has more than fits. */
export function ProductRow({ heading, children }: ProductRowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { isStart, isEnd, step } = useRowSteps(frame);
  return (
    <div ref={frame}>
      <div className="noest-product-row__head">
        {heading}
        {!(isStart && isEnd) && (
          <div className="noest-product-row__steps">
            <IconButton icon="chevron-left" label={t('previous')} aria-disabled={isStart} onClick={() => step(-1)} />
            <IconButton icon="chevron-right" label={t('next')} aria-disabled={isEnd} onClick={() => step(1)} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

const CARDS = {
  recommendations: replaceable('recommendations', 'card', ProductCard),
  'recent-products': replaceable('recent-products', 'card', ProductCard),
};

interface ProductCardsProps {
  /** The part that shows them: a theme replaces the view of a card in one part. */
  readonly part: keyof typeof CARDS;
  readonly label: string;
  /** Null while they are loading: as many empty cards as are expected reserve the space. */
  readonly products: readonly ListingProduct[] | null;
  readonly expected: number;
}

/** The cards of a row, as the partial `product-row` prints them. */
export function ProductCards({ part, label, products, expected }: ProductCardsProps) {
  const Card = CARDS[part];
  const isLoading = products === null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-redundant-roles -- it scrolls, and VoiceOver drops the role of a list without markers
    <ul className="noest-product-row" role="list" tabIndex={0} aria-label={label} aria-busy={isLoading}>
      {isLoading
        ? Array.from({ length: expected }, (_, index) => (
            <li key={index} className="noest-product-list__item" aria-hidden="true">
              <div className="noest-card" />
            </li>
          ))
        : products.map((product) => (
            <li key={product.id} className="noest-product-list__item">
              <Card product={product} heading="h3" />
            </li>
          ))}
    </ul>
  );
}

/** Pixels that rounding of a fractional scroll position may leave. */
const TOLERANCE = 2;

/** Whether the row in `frame` is at its start or end, and a function that scrolls it by a screenful. The row may be the server's. */
function useRowSteps(frame: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });
  const row = () => frame.current?.querySelector('.noest-product-row') ?? null;

  useEffect(() => {
    const list = frame.current?.querySelector('.noest-product-row');
    if (!list) return undefined;
    const update = () => {
      const isStart = list.scrollLeft <= TOLERANCE;
      const isEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - TOLERANCE;
      setEnds((was) => (was.isStart === isStart && was.isEnd === isEnd ? was : { isStart, isEnd }));
    };
    const leaving = new AbortController();
    list.addEventListener('scroll', update, { passive: true, signal: leaving.signal });
    onResize(list, update, leaving.signal);
    update();
    return () => leaving.abort();
  }, [frame]);

  function step(direction: 1 | -1): void {
    const list = row();
    const isCalm = prefersStill();
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: isCalm ? 'auto' : 'smooth' });
  }

  return { ...ends, step };
}
