import { memo } from 'react';
import { Slot } from '../../mount/react';
import { ProductCard } from '../../shared/product-card';
import type { Card } from './model';

interface CardPlaceProps extends Pick<Card, 'product' | 'stage'> {
  /** Whether the server's own card is there to be shown. */
  readonly isPrinted: boolean;
}

const NAME = 'noest-product-list__item';

/** An item of the list: the server's card, ours, or room for it. */
export const CardPlace = memo(function CardPlace({ product, stage, isPrinted }: CardPlaceProps) {
  return (
    <li className={stage === 'held' || stage === 'leaving' ? `${NAME} ${NAME}--${stage}` : NAME}>
      {stage !== 'room' && (isPrinted ? <Slot name={product.sku} /> : <ProductCard product={product} />)}
    </li>
  );
});
