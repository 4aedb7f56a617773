import { useEffect, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { ask, type ListingProduct } from '../../../../shared/api';
import { t } from '../../row/messages';
import { ProductCards, ProductRow } from '../../row/ProductRow';
import { recent } from '../../recent';
import part from './part';

/** Product rule 32: the products viewed before; nothing where there are none, or the shop does not answer. */
export function RecentProducts({ limit, productId, mount }: WidgetProps<typeof part>) {
  const [skus] = useState(() => recent.skus().filter((sku) => sku !== productId));
  const [products, setProducts] = useState<readonly ListingProduct[] | null>(null);
  const { signal } = mount;

  useEffect(() => {
    if (skus.length === 0) return;
    async function load(): Promise<void> {
      // All of them: some may have left the catalogue, and older ones are then shown instead.
      const answer = await ask((shop) => shop.products({ skus }, { signal }));
      if (answer.ok) setProducts(answer.value.items);
      else if (answer.error.kind !== 'aborted') setProducts([]);
    }
    void load();
  }, [skus, signal]);

  if (skus.length === 0 || products?.length === 0) return null;
  return (
    <ProductRow key={String(products === null)} heading={<h2>{t('recent')}</h2>}>
      <ProductCards
        part={part.name}
        label={t('recent')}
        products={products && products.slice(0, limit)}
        expected={Math.min(skus.length, limit)}
      />
    </ProductRow>
  );
}

export default defineWidget(part, { view: RecentProducts });
