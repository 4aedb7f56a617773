import { oldPrice, startPrice } from '../card/model';
import type { Offer, Unit } from '../../../shared/api';

/** UN/CEFACT codes, by which schema.org names units. */
const UNIT_CODES: Readonly<Partial<Record<Unit, string>>> = { M1: 'MTR', M2: 'MTK' };

/**
 * A schema.org Offer at `url`: the price of one in the cart, the price of a unit where that differs, and
 * what a reduction starts from (product rule 17).
 *
 * @param priceCurrency by ISO 4217
 */
export function offerData(offer: Offer, url: string, priceCurrency: string): object {
  const unitCode = UNIT_CODES[offer.unit];
  const old = oldPrice(startPrice(offer), offer.finalPrice);
  return {
    '@type': 'Offer',
    sku: offer.sku,
    price: euros(offer.piecePrice.inclTax),
    priceCurrency,
    availability: availability(offer),
    url,
    ...(unitCode && !old && { priceSpecification: unitPrice(offer.finalPrice.inclTax, priceCurrency, { unitCode }) }),
    ...(old && {
      priceSpecification: [
        unitPrice(offer.finalPrice.inclTax, priceCurrency, unitCode ? { unitCode } : {}),
        unitPrice(old.inclTax, priceCurrency, {
          priceType: 'https://schema.org/StrikethroughPrice',
          ...(unitCode && { unitCode }),
        }),
      ],
    }),
  };
}

function unitPrice(cents: number, priceCurrency: string, more: object = {}): object {
  return {
    '@type': 'UnitPriceSpecification',
    price: euros(cents),
    priceCurrency,
    valueAddedTaxIncluded: true,
    ...more,
  };
}

/** A schema.org AggregateOffer of the offers to choose from. @param priceCurrency by ISO 4217 */
export function aggregateOfferData(offers: readonly Offer[], url: string, priceCurrency: string): object {
  const prices = offers.map((offer) => offer.piecePrice.inclTax);
  return {
    '@type': 'AggregateOffer',
    offerCount: offers.length,
    lowPrice: euros(Math.min(...prices)),
    highPrice: euros(Math.max(...prices)),
    priceCurrency,
    availability: availability(offers.find(({ inStock }) => inStock) ?? offers[0]),
    url,
  };
}

function availability(offer: Pick<Offer, 'inStock' | 'stock'> | undefined): string {
  const isLater = offer?.stock.state === 'available_later';
  return `https://schema.org/${isLater ? 'BackOrder' : offer?.inStock ? 'InStock' : 'OutOfStock'}`;
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
