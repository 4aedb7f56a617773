import { memo } from 'react';
import { Slot } from '../../../../../mount/react';
import { replaceable } from '../../../../../shared/ui';
import { ProductCard } from '../../../../product/views';
import part from '../part';
import type { Card as ListedCard } from './createListReveal';

interface ListItemProps extends Pick<ListedCard, 'product' | 'stage' | 'isNear'> {
  /** Whether the server's own card can be shown. */
  readonly isPrinted: boolean;
}

/** Draws a card that the server has not printed. */
const Card = replaceable(part.name, 'card', ProductCard);

const NAME = 'noest-product-list__item';

/** An item of the list: the server's card, a rendered one, or a placeholder. */
export const ListItem = memo(function ListItem({ product, stage, isNear, isPrinted }: ListItemProps) {
  const state = stage === 'held' || stage === 'leaving' ? stage : isNear && 'near';
  return (
    <li className={state ? `${NAME} ${NAME}--${state}` : NAME}>
      {stage !== 'placeholder' && (isPrinted ? <Slot name={product.sku} /> : <Card product={product} heading="h2" />)}
    </li>
  );
});
