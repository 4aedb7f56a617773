import { memo } from 'react';
import { Slot } from '../../mount/react';
import { ProductCard } from '../../shared/product-card';
import type { Card } from './model';

interface CardPlaceProps extends Pick<Card, 'product' | 'stage' | 'isNear'> {
  /** Whether the server's own card is there to be shown. */
  readonly isPrinted: boolean;
}

const NAME = 'noest-product-list__item';

/** An item of the list: the server's card, ours, or room for it. */
export const CardPlace = memo(function CardPlace({ product, stage, isNear, isPrinted }: CardPlaceProps) {
  const state = stage === 'held' || stage === 'leaving' ? stage : isNear && 'near';
  return (
    <li className={state ? `${NAME} ${NAME}--${state}` : NAME}>
      {stage !== 'room' && (isPrinted ? <Slot name={product.sku} /> : <ProductCard product={product} />)}
    </li>
  );
});
