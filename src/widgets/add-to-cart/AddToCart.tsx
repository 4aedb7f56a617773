import { useState } from 'react';
import type { WidgetProps } from '../../mount';
import { t } from '../../shared/i18n/product';
import { useAdding } from '../../shared/purchase/useAdding';
import { Button, Icon, Notice, QuantityStepper } from '../../shared/ui';
import type { AddToCartProps } from './props';
import { useFormSubmit } from './useFormSubmit';
import './add-to-cart.css';

const SAMPLE = { product_option: { extension_attributes: { sample: true } } } as const;

/** The server's form, which now adds without leaving the page; its button and its size stay as they were. */
export function AddToCart(props: WidgetProps<typeof AddToCartProps>) {
  const { sku, name, sample, label = t(sample ? 'sample' : 'addToCart'), compact, withQuantity, after, mount } = props;
  const [qty, setQty] = useState(props.qty);
  const { busy, failures, add } = useAdding({ name, after });
  useFormSubmit(mount, () => void add({ sku, qty, ...(sample && SAMPLE) }));
  const failure = failures.get(sku);

  return (
    <>
      {withQuantity && <QuantityStepper name="qty" value={qty} onChange={setQty} />}
      <Button
        type="submit"
        block
        variant={sample ? 'secondary' : 'primary'}
        size={sizeOf(props)}
        busy={busy}
        aria-label={compact ? t('addItemToCart', { product: name }) : undefined}
      >
        {!compact && <Icon name={sample ? 'package' : 'shopping-cart'} />}
        {label}
      </Button>
      <div className="noest-add-to-cart__failure" role="alert">
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
    </>
  );
}

function sizeOf({ compact, sample }: { readonly compact: boolean; readonly sample: boolean }) {
  if (compact) return 'small';
  return sample ? 'medium' : 'large';
}
