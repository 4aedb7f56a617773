import * as v from 'valibot';
import type { Amount } from '../../money';
import type { DeliveryPromise } from '../model';
import { count, euros, orNull, words } from '../storefront/wire/common';

const day = v.pipe(v.string(), v.isoDate());
const time = v.pipe(v.string(), v.isoTime());

const HomeSchema = v.object({
  way: v.picklist(['lorry', 'parcel', 'letterbox']),
  price_incl_tax: euros,
  price_excl_tax: euros,
  /** Of the goods; left out where delivery is never free. */
  free_from_incl_tax: orNull(v.nullable(euros)),
  free_from_excl_tax: orNull(v.nullable(euros)),
  first_day: day,
  /** Left out where an order of today counts for a later day. */
  order_before: orNull(v.nullable(time)),
  /** Left out of what is there. */
  arrival: orNull(v.nullable(day)),
  /** Left out where all of it comes together. */
  there: orNull(v.nullable(count)),
});

const PickupSchema = v.object({
  place: v.string(),
  address: v.string(),
  day,
  time,
  hours: v.array(v.object({ days: v.string(), open: v.string() })),
  closed: words,
});

/** Answer of GET /api/delivery/promise, with `sku`, `qty` and, where it is known, `postcode`. */
export const DeliveryPromiseSchema = v.pipe(
  v.object({
    today: day,
    home: v.nullable(HomeSchema),
    crossing: orNull(v.nullable(v.object({ island: v.string(), harbour: v.string() }))),
    pickup: v.nullable(PickupSchema),
  }),
  v.transform(({ home, ...promise }): DeliveryPromise => ({
    ...promise,
    home: home && {
      way: home.way,
      price: { inclTax: home.price_incl_tax, exclTax: home.price_excl_tax },
      freeFrom: amountOrNull(home.free_from_incl_tax, home.free_from_excl_tax),
      firstDay: home.first_day,
      orderBefore: home.order_before,
      arrival: home.arrival,
      there: home.there,
    },
  })),
);
export type DeliveryPromiseAnswer = v.InferInput<typeof DeliveryPromiseSchema>;

function amountOrNull(inclTax: Amount['inclTax'] | null, exclTax: Amount['exclTax'] | null): Amount | null {
  return inclTax === null || exclTax === null ? null : { inclTax, exclTax };
}
