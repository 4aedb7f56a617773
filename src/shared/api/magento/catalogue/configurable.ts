import * as v from 'valibot';
import type { ProductOf } from '../../model';
import { lastIdIn, list } from '../values';
import { words } from './decodeEntities';
import { OFFER, offerEntries, toOffer } from './offer';
import { PICTURES, PicturesSchema } from './pictures';
import { SWATCH, SwatchSchema } from './swatch';

export const CONFIGURABLE =
  `...on ConfigurableProduct{configurable_options{attribute_code attribute_uid label position values{uid label ${SWATCH}}}variants{attributes{code uid}product{name ${PICTURES}${OFFER}}}}` as const;

export const ConfigurableSchema = v.object({
  configurable_options: list(
    v.object({
      attribute_code: v.string(),
      attribute_uid: v.string(),
      label: words,
      position: v.nullish(v.number(), 0),
      values: list(v.object({ uid: v.string(), label: words, swatch_data: SwatchSchema })),
    }),
  ),
  variants: list(
    v.object({
      attributes: list(v.object({ code: v.string(), uid: v.string() })),
      product: v.nullish(v.object({ name: words, media_gallery: PicturesSchema, ...offerEntries }), null),
    }),
  ),
});
type Answer = v.InferOutput<typeof ConfigurableSchema>;

/** The ids are those of Magento's own form: `super_attribute[93]=49`. */
export function toConfigurable({
  configurable_options: options,
  variants,
}: Answer): ProductOf<'configurable'>['purchase'] {
  const attributes = options.toSorted((one, other) => one.position - other.position);
  return {
    type: 'configurable',
    attributes: attributes.map(({ attribute_code: code, attribute_uid: uid, label, values }) => ({
      id: lastIdIn(uid),
      code,
      urlKey: code,
      label,
      options: values.map(({ uid: value, label: option, swatch_data: swatch }) => ({
        id: lastIdIn(value),
        label: option,
        swatch,
      })),
    })),
    variants: variants.flatMap(({ attributes: chosen, product }) => {
      // A variant that is disabled comes without its product.
      if (!product) return [];
      const values = new Map(chosen.map(({ code, uid }) => [code, lastIdIn(uid)]));
      return [
        {
          ...toOffer(product),
          name: product.name,
          pictures: product.media_gallery,
          optionIds: attributes.map(({ attribute_code: code }) => values.get(code) ?? ''),
        },
      ];
    }),
  };
}
