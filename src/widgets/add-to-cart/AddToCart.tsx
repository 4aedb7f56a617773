import { useState } from 'react';
import type { WidgetProps } from '../../mount';
import { t } from '../../shared/i18n/product';
import { Button, Icon, Notice, QuantityStepper } from '../../shared/ui';
import type { AddToCartProps } from './props';
import { useAdding } from './useAdding';
import { useFormSubmit } from './useFormSubmit';
import './add-to-cart.css';

/** The server's form, which now adds without leaving the page; its button and its size stay as they were. */
export function AddToCart(props: WidgetProps<typeof AddToCartProps>) {
  const { sku, name, label = t('addToCart'), compact, withQuantity, after, mount } = props;
  const [qty, setQty] = useState(props.qty);
  const { busy, failure, add } = useAdding({ name, after });
  useFormSubmit(mount, () => add({ sku, qty }));

  return (
    <>
      {withQuantity && <QuantityStepper name="qty" value={qty} onChange={setQty} />}
      <Button
        type="submit"
        block
        size={compact ? 'small' : 'large'}
        busy={busy}
        aria-label={compact ? t('addItemToCart', { product: name }) : undefined}
      >
        {!compact && <Icon name="shopping-cart" />}
        {label}
      </Button>
      <div className="noest-add-to-cart__failure" role="alert">
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
    </>
  );
}
