import type { Catalogue, ListingProduct } from '../../src/shared/api';
import { toCents } from '../../src/shared/money';
import { amount } from './fakeShop';

/** A product as a listing knows it: simple, in stock, nothing off. */
export function listingProduct(given: Partial<ListingProduct> = {}): ListingProduct {
  const sku = given.sku ?? '100101';
  return {
    id: sku,
    productId: sku,
    sku,
    name: `Plank ${sku}`,
    url: `/${sku}`,
    type: 'simple',
    image: '/media/catalog/product/vuren-plank.webp',
    imageAlt: '',
    inStock: true,
    stock: { state: 'in_stock' },
    regularPrice: amount(10),
    finalPrice: amount(10),
    lowestPrice: null,
    piecePrice: null,
    pieceLabel: '',
    isFromPrice: false,
    unit: 'STUK',
    dimensions: '',
    rating: null,
    reviewCount: 0,
    swatches: [],
    isNew: false,
    ...given,
  };
}

/** A listing of these products with one filter, `houtsoort`, on the first of so many pages. */
export function catalogue(skus: readonly string[], given: Partial<Catalogue> = {}): Catalogue {
  const option = (label: string, count: number) => ({
    id: label,
    value: label,
    label,
    active: false,
    count,
    swatch: null,
  });
  const head = { isActive: false, isCrawlable: true, hasDuplicateValues: false };
  const wood = { ...head, type: 'attribute' as const, code: 'wood', label: 'Houtsoort', facetCode: 'houtsoort' };
  const price = { ...head, type: 'price' as const, code: 'price', label: 'Prijs', facetCode: 'prijs', urlKey: 'prijs' };
  return {
    items: skus.map((sku) => listingProduct({ sku })),
    filters: [
      { ...wood, urlKey: 'houtsoort', options: [option('Douglas', 12), option('Eiken', 3), option('Bamboe', 0)] },
      { ...price, minimum: toCents(0), maximum: toCents(0), lowest: toCents(345), highest: toCents(8951) },
    ],
    currentPage: 1,
    lastPage: 3,
    pageSize: 24,
    totalItems: 62,
    sorting: {
      current: 'relevance:desc',
      options: [
        { value: 'relevance:desc', label: 'Relevantie' },
        { value: 'price:asc', label: 'Prijs (laag - hoog)' },
      ],
    },
    ...given,
  };
}
