import { useEffect, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { ask, type ListingProduct } from '../../../../shared/api';
import { t } from '../../row/messages';
import { ProductCards, ProductRow } from '../../row/ProductRow';
import part from './part';

/** Product rule 33: the server's row with buttons to step through it; without one, a row that the shop is asked for. */
export function Recommendations({ limit, productId, mount }: WidgetProps<typeof part>) {
  if (!mount.slots.has('row')) return <LoadedRow limit={limit} productId={productId} signal={mount.signal} />;
  return (
    <ProductRow heading={mount.slots.has('heading') ? <Slot name="heading" /> : <h2>{t('related')}</h2>}>
      <Slot name="row" />
    </ProductRow>
  );
}

interface LoadedRowProps {
  readonly limit: number;
  readonly productId: string;
  readonly signal: AbortSignal;
}

/** Nothing until the shop has answered: a page without a row has reserved no space for it. */
function LoadedRow({ limit, productId, signal }: LoadedRowProps) {
  const [products, setProducts] = useState<readonly ListingProduct[]>([]);

  useEffect(() => {
    async function load(): Promise<void> {
      const answer = await ask((shop) => shop.products({ relatedTo: productId, limit }, { signal }));
      if (answer.ok) setProducts(answer.value.items);
    }
    void load();
  }, [productId, limit, signal]);

  if (products.length === 0) return null;
  return (
    <ProductRow heading={<h2>{t('related')}</h2>}>
      <ProductCards part={part.name} label={t('related')} products={products} expected={limit} />
    </ProductRow>
  );
}

export default defineWidget(part, { view: Recommendations });
