import { t } from '../i18n/product';
import { Notice } from '../ui';
import { pageParams } from './useAddress';

/** Says that a line of the cart is chosen anew, and how to put a new one beside it. */
export function EditingNotice() {
  const params = pageParams();
  params.delete('item');
  return (
    <Notice type="notice">
      {t('editing')} <a href={`?${params.toString()}`}>{t('addNew')}</a>
    </Notice>
  );
}
