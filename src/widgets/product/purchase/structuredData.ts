import type { Offer, Unit } from '../../../shared/api/schemas';

/** UN/CEFACT codes, by which schema.org names units. */
const UNIT_CODES: Readonly<Partial<Record<Unit, string>>> = { M1: 'MTR', M2: 'MTK' };

/** A schema.org Offer at `url`: the price of one in the cart, and the price of a unit where that differs. */
export function offerData(offer: Offer, url: string): object {
  const unitCode = UNIT_CODES[offer.unit];
  return {
    '@type': 'Offer',
    sku: offer.sku,
    price: euros(offer.piecePrice.inclTax),
    priceCurrency: 'EUR',
    availability: availability(offer),
    url,
    ...(unitCode && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: euros(offer.finalPrice.inclTax),
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        unitCode,
      },
    }),
  };
}

/** A schema.org AggregateOffer of the offers to choose from. */
export function aggregateOfferData(offers: readonly Offer[], url: string): object {
  const prices = offers.map((offer) => offer.piecePrice.inclTax);
  return {
    '@type': 'AggregateOffer',
    offerCount: offers.length,
    lowPrice: euros(Math.min(...prices)),
    highPrice: euros(Math.max(...prices)),
    priceCurrency: 'EUR',
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
