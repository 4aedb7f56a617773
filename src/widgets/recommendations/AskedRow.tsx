import { useEffect, useState } from 'react';
import { ask, type ListingProduct } from '../../shared/api';
import { t } from '../../shared/i18n/rows';
import { ProductCards, ProductRow } from '../../shared/product-row';

interface AskedRowProps {
  readonly limit: number;
  readonly productId: string;
  readonly signal: AbortSignal;
}

/** Nothing until the shop has named some: a page without a row has kept no place for it. */
export function AskedRow({ limit, productId, signal }: AskedRowProps) {
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
      <ProductCards label={t('related')} products={products} expected={limit} />
    </ProductRow>
  );
}
