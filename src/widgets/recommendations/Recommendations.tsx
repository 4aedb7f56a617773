import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { t } from '../../shared/i18n/rows';
import { ProductRow } from '../../shared/product-row';
import { AskedRow } from './AskedRow';
import type { RecommendationsProps } from './props';

/** What others looked at beside a product: the server's row, with buttons to step through it; without one the shop is asked. */
export function Recommendations({ limit, productId, mount }: WidgetProps<typeof RecommendationsProps>) {
  if (!mount.slots.has('row')) return <AskedRow limit={limit} productId={productId} signal={mount.signal} />;
  return (
    <ProductRow heading={mount.slots.has('heading') ? <Slot name="heading" /> : <h2>{t('related')}</h2>}>
      <Slot name="row" />
    </ProductRow>
  );
}
