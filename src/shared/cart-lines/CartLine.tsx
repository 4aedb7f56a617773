import { useState } from 'react';
import type { CartItem } from '../api';
import { formatUnit, unbroken } from '../i18n';
import { t } from '../i18n/cart';
import { cart } from '../state/cart';
import { Amount, Icon, IconButton, QuantityStepper } from '../ui';
import { failureWords } from './failureWords';
import { LineTotal } from './LineTotal';
import { chosenOptions } from './model';
import { useLineQuantity } from './useLineQuantity';
import './line.css';

interface CartLineProps {
  readonly item: CartItem;
  readonly pending: boolean;
  readonly announce: (text: string) => void;
}

export function CartLine({ item, pending, announce }: CartLineProps) {
  const quantity = useLineQuantity(item, announce);
  const [removeFailure, setRemoveFailure] = useState<string | null>(null);
  const options = chosenOptions(item);
  const unit = formatUnit(item.unit);
  const failure = quantity.failure ?? removeFailure;

  async function remove(): Promise<void> {
    setRemoveFailure(null);
    const result = await cart.remove(item.id);
    if (result.ok) announce(t('removed', { product: item.name }));
    else setRemoveFailure(failureWords(result.error, t('removeFailed')));
  }

  return (
    <li className="noest-line" data-item-id={item.id} aria-busy={pending || undefined}>
      <span className="noest-line__picture">
        {item.image && (
          <img
            className="noest-line__image"
            src={item.image}
            alt={item.imageAlt}
            width="80"
            height="80"
            loading="lazy"
          />
        )}
      </span>
      <div className="noest-line__text">
        <p className="noest-line__name">
          <a className="noest-line__link" href={item.url}>
            {unbroken(item.name)}
          </a>
        </p>
        <p className="noest-line__options">
          {options && <>{options} · </>}
          <Amount amount={item.price} /> {unit}
        </p>
        {item.messages.map((message) => (
          <p key={message} className="noest-line__message">
            <Icon name="triangle-alert" small /> {message}
          </p>
        ))}
      </div>
      <div className="noest-line__bottom">
        <QuantityStepper
          small
          label={t('quantityOf', { product: item.name })}
          value={quantity.value}
          onChange={quantity.change}
        />
        <IconButton icon="trash" label={t('removeItem', { product: item.name })} onClick={remove} />
        <LineTotal item={item} />
      </div>
      <p className="noest-line__failure" role="alert">
        {failure && (
          <>
            <Icon name="circle-alert" small /> {failure}
          </>
        )}
      </p>
    </li>
  );
}
