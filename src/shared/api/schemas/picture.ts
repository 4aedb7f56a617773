import * as v from 'valibot';
import { count, link } from './common';

export const PictureSchema = v.object({ src: link, alt: v.string(), width: count, height: count });
export type ProductPicture = v.InferOutput<typeof PictureSchema>;
