import { t } from '../../shared/i18n/cart';
import { Icon, buttonClass } from '../../shared/ui';

export function EmptyCart({ continueUrl }: { readonly continueUrl: string }) {
  return (
    <div className="noest-cart__empty">
      <Icon name="shopping-cart" />
      <p className="noest-cart__empty-text">{t('empty')}</p>
      <a className={buttonClass()} href={continueUrl}>
        {t('continueShopping')}
      </a>
    </div>
  );
}
