import { t } from '../../shared/i18n/cart';
import { minicart } from '../../shared/state/minicart';
import { Button, Icon } from '../../shared/ui';

export function EmptyCart() {
  return (
    <div className="noest-minicart__empty">
      <Icon name="shopping-cart" />
      <p className="noest-minicart__empty-text">{t('empty')}</p>
      <Button variant="secondary" onClick={minicart.close}>
        {t('continueShopping')}
      </Button>
    </div>
  );
}
