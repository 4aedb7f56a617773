import { t } from '../i18n/product';
import { Button, Icon, QuantityStepper } from '../ui';

interface BuyRowProps {
  readonly qty: number;
  readonly onQty: (qty: number) => void;
  readonly step?: number;
  readonly max?: number | null;
  readonly busy: boolean;
  /** Not to be had: the button says so when it is pressed. */
  readonly isSoldOut?: boolean;
  /** Whether a line of the cart is chosen anew. */
  readonly isEditing: boolean;
}

/** How many, and the button that puts them in the cart. */
export function BuyRow({ qty, onQty, step = 1, max = null, busy, isSoldOut = false, isEditing }: BuyRowProps) {
  return (
    <div className="noest-buy__order">
      <QuantityStepper name="qty" value={qty} onChange={onQty} step={step} max={max} />
      <BuyButton busy={busy || isSoldOut} isEditing={isEditing} />
    </div>
  );
}

export function BuyButton({ busy, isEditing }: Pick<BuyRowProps, 'busy' | 'isEditing'>) {
  return (
    <Button type="submit" size="large" block busy={busy}>
      <Icon name="shopping-cart" />
      {isEditing ? t('updateCart') : t('addToCart')}
    </Button>
  );
}
