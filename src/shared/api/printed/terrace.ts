import * as v from 'valibot';
import type { TerraceTerms, TypedTerrace } from '../model';
import { count, euros, link, pictureLink } from '../storefront/wire/common';

export const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An article of a list of materials. */
export const material = {
  sku: v.string(),
  name: v.string(),
  url: link,
  image: pictureLink,
  left: v.nullable(count),
  prices: v.pipe(v.array(v.object({ qty: positive, price: euros })), v.minLength(1)),
};

const timber = {
  code: v.string(),
  name: v.string(),
  width: positive,
  lengths: v.pipe(v.array(v.object({ ...material, length: positive })), v.minLength(1)),
};

/** What a shop sells for a terrace, as its page has it (project rule 2). Amounts in euros incl. VAT. */
export const TerraceTermsSchema = v.pipe(
  v.object({
    tax_percent: v.number(),
    free_delivery_from: v.nullable(euros),
    boards: v.pipe(
      v.array(v.object({ ...timber, most_spacing: positive, screws: v.object({ ...material, per_box: positive }) })),
      v.minLength(1),
    ),
    joists: v.pipe(v.array(v.object(timber)), v.minLength(1)),
    oil: v.object({ ...material, content: positive, covers: positive }),
  }),
  v.transform((terms): TerraceTerms => ({
    taxPercent: terms.tax_percent,
    freeDeliveryFrom: terms.free_delivery_from,
    boards: terms.boards.map(({ most_spacing: mostSpacing, screws: { per_box: perBox, ...screws }, ...board }) => ({
      ...board,
      mostSpacing,
      screws: { ...screws, perBox },
    })),
    joists: terms.joists,
    oil: terms.oil,
  })),
);
export type TerraceTermsAnswer = v.InferInput<typeof TerraceTermsSchema>;

/** What was filled in for a terrace, as it was typed or chosen. */
export const TypedTerraceSchema = v.object({
  length: v.string(),
  width: v.string(),
  board: v.string(),
  along: v.string(),
  spacing: v.string(),
  gap: v.string(),
  joist: v.string(),
  oil: v.boolean(),
  extra: v.boolean(),
}) satisfies v.GenericSchema<TypedTerrace>;
