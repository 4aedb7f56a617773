import type { ConfigurableAttribute, Offer, Product, ProductOf, Variant } from '../../src/shared/api';
import { amount } from './fakeShop';

/** One thing that is sold, for € 10 unless said otherwise. */
export function offer(given: Partial<Offer> = {}): Offer {
  return {
    sku: '100101',
    productId: '1',
    inStock: true,
    stock: { state: 'in_stock' },
    maxQty: null,
    qtyStep: 1,
    unit: 'STUK',
    regularPrice: amount(10),
    finalPrice: amount(10),
    lowestPrice: null,
    piecePrice: amount(10),
    pieceLabel: '',
    pieceName: null,
    pieceContent: 10_000,
    pieceCovers: null,
    tierPrices: [],
    delivery: null,
    ...given,
  };
}

/** From 1, 10, 25 and 100 on; per piece, 3, 6 and 10 percent off. */
export const TIERS = [
  [1, 10, 0],
  [10, 9.7, 3],
  [25, 9.4, 6],
  [100, 9, 10],
].map(([qty = 0, euros = 0, savingPercent = 0]) => ({
  qty,
  unitPrice: amount(euros),
  piecePrice: amount(euros),
  savingPercent,
}));

const attribute = (code: string, label: string, urlKey: string, labels: readonly string[]): ConfigurableAttribute => ({
  id: code,
  code,
  label,
  urlKey,
  options: labels.map((text) => ({ id: `${code} ${text}`, label: text, swatch: null })),
});

/** As 200101: Lengte, then Afwerking; 500 cm is not there in Zwart gebeitst, and 500 cm Geïmpregneerd is sold out. */
export const ATTRIBUTES = [
  attribute('length', 'Lengte', 'lengte', ['300 cm', '400 cm', '500 cm']),
  attribute('finish', 'Afwerking', 'afwerking', ['Onbehandeld', 'Geïmpregneerd', 'Zwart gebeitst']),
];

const PRICES = new Map([
  ['Onbehandeld', 3.95],
  ['Geïmpregneerd', 4.35],
  ['Zwart gebeitst', 4.95],
]);

export const VARIANTS: readonly Variant[] = ATTRIBUTES[0]!.options.flatMap((length) =>
  ATTRIBUTES[1]!.options
    .filter((finish) => length.label !== '500 cm' || finish.label !== 'Zwart gebeitst')
    .map((finish) => {
      const isSoldOut = length.label === '500 cm' && finish.label === 'Geïmpregneerd';
      return {
        ...offer({
          sku: `${length.label} ${finish.label}`,
          finalPrice: amount(PRICES.get(finish.label)!),
          piecePrice: amount(PRICES.get(finish.label)! * 4),
          inStock: !isSoldOut,
          stock: { state: isSoldOut ? 'out_of_stock' : 'in_stock' },
        }),
        name: `Vlonderplank ${length.label} ${finish.label}`,
        pictures: [{ src: `/${finish.label}.webp`, alt: finish.label, width: 900, height: 900 }],
        optionIds: [length.id, finish.id],
      };
    }),
);

/** A product around what can be bought of it. */
export function productWith<Purchase extends Product['purchase']>(
  purchase: Purchase,
): ProductOf<Purchase['type']> & { readonly purchase: Purchase } {
  return {
    id: '1',
    sku: '200101',
    name: 'Vlonderplank',
    url: '/vlonderplank',
    taxPercent: 21,
    volumeDiscountPercent: 0,
    purchase,
  } as ProductOf<Purchase['type']> & { readonly purchase: Purchase };
}
