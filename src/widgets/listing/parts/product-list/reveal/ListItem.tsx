import { memo } from 'react';
import { Slot } from '../../../../../mount/react';
import { ProductCard } from '../../../../product/views';
import type { Card } from './createListReveal';

interface ListItemProps extends Pick<Card, 'product' | 'stage' | 'isNear'> {
  /** Whether the server's own card can be shown. */
  readonly isPrinted: boolean;
}

const NAME = 'noest-product-list__item';

/** An item of the list: the server's card, a rendered one, or a placeholder. */
export const ListItem = memo(function ListItem({ product, stage, isNear, isPrinted }: ListItemProps) {
  const state = stage === 'held' || stage === 'leaving' ? stage : isNear && 'near';
  return (
    <li className={state ? `${NAME} ${NAME}--${state}` : NAME}>
      {stage !== 'placeholder' && (isPrinted ? <Slot name={product.sku} /> : <ProductCard product={product} />)}
    </li>
  );
});
