import { defineWidget } from '../../mount';
import { Gallery } from './Gallery';
import { GalleryProps } from './props';

export default defineWidget({ props: GalleryProps, view: Gallery });
