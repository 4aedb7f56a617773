import * as v from 'valibot';
import { link } from '../../../../shared/api/printed';
import { definePart } from '../../../../mount';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const ImageSchema = v.object({ src: link, thumbnail: v.optional(link), alt: v.string(), width: size, height: size });
const ImagesSchema = v.pipe(v.array(ImageSchema), v.minLength(1));

export type GalleryImage = v.InferOutput<typeof ImageSchema>;

export default definePart({
  name: 'gallery',
  kind: 'widget',
  replacesParts: true,
  when: 'interaction(shop:product-changed)',
  summary:
    "The pictures of a product: a stage, thumbnails and a lightbox that show the same one, by touch, pinch and keyboard. The chosen variant's pictures come first. Without scripts the stage scrolls and every picture is a link.",
  attributes: {
    images: {
      type: ImagesSchema,
      required: true,
      meaning:
        'The pictures in their order: src, alt, width and height of each, in full size, and thumbnail, a small file of it, where there is one.',
    },
  },
  slots: { badge: { meaning: 'Markup that stays on top of the stage, such as a discount.' } },
  events: { in: { 'product-changed': "Mounts, and shows the chosen variant's pictures first." } },
  keyboard: {
    'Arrow Left, Arrow Right': 'Show the previous or the next picture; on the thumbnails the focus moves along.',
    'Home, End': 'Show the first or the last picture.',
    Enter: 'On the button to enlarge: opens the lightbox.',
    Escape: 'Closes the lightbox.',
  },
  states: ['Seven pictures.', 'One picture.', 'Sixty pictures.', 'The second picture is missing.', 'All are missing.'],
});
