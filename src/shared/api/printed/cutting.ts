import * as v from 'valibot';
import type { SawingTerms } from '../model';
import { euros } from '../storefront/wire/common';

const mm = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a shop saws a product from, as its page has it (cutting rule 8). Amounts in euros incl. VAT. */
export const SawingTermsSchema = v.pipe(
  v.object({
    name: v.string(),
    piece_name: v.object({ one: v.string(), many: v.string() }),
    saws: v.boolean(),
    kerf: mm,
    fee: euros,
    tax_percent: v.number(),
    sizes: v.pipe(
      v.array(
        v.object({
          sku: v.string(),
          length: mm,
          width: v.nullable(mm),
          left: v.nullable(count),
          prices: v.pipe(v.array(v.object({ qty: mm, price: euros })), v.minLength(1)),
          days: v.optional(v.array(v.object({ qty: mm, day: v.string() })), []),
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.transform((terms): SawingTerms => ({
    name: terms.name,
    piece: terms.piece_name,
    saws: terms.saws,
    kerf: terms.kerf,
    fee: terms.fee,
    taxPercent: terms.tax_percent,
    sizes: terms.sizes,
  })),
);
export type SawingTermsAnswer = v.InferInput<typeof SawingTermsSchema>;

/** Rows of a cutting list as they were typed. */
export const TypedRowsSchema = v.array(
  v.object({
    length: v.string(),
    width: v.string(),
    qty: v.string(),
    grain: v.picklist(['length', 'width', 'any']),
    name: v.string(),
  }),
);
