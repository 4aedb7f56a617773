import * as v from 'valibot';
import type { ProductPicture } from '../../model';
import { link } from '../../storefront/wire/common';
import { list, text } from '../values';
import { words } from './decodeEntities';

export const PICTURES = 'media_gallery{__typename url label position disabled}';

/** The gallery links to a picture, so its address is a path or http(s). */
const isAddress = (url: string): boolean => v.is(link, url);

/** The pictures of a product in their order. A video, which is in the same list, is left out. */
export const PicturesSchema = v.pipe(
  list(
    v.object({
      __typename: text,
      url: text,
      label: words,
      position: v.nullish(v.number(), 0),
      disabled: v.nullish(v.boolean(), false),
    }),
  ),
  v.transform((entries): ProductPicture[] =>
    entries
      .filter(({ __typename: type, url, disabled }) => type !== 'ProductVideo' && isAddress(url) && !disabled)
      .toSorted((one, other) => one.position - other.position)
      .map(({ url, label }) => ({ src: url, alt: label, width: null, height: null })),
  ),
);
