import type { WidgetProps } from '../../mount';
import { product } from '../../shared/state/product';
import { useSignalValue } from '../../shared/ui';
import { Carousel } from './Carousel';
import { variantFirst } from './model';
import type { GalleryProps } from './props';
import { swipedTo } from './swiped';
import './gallery.css';

const START = { slide: 0, thumb: 0 };

/** The pictures of a product: a stage, a strip of small ones in step with it, and a lightbox in step with both. */
export function Gallery({ images, mount }: WidgetProps<typeof GalleryProps>) {
  const shown = variantFirst(images, useSignalValue(product.pictures));
  const isAsPrinted = shown === images;
  const start = isAsPrinted
    ? { slide: swipedTo(mount.element, 'slides'), thumb: swipedTo(mount.element, 'thumbs') }
    : START;
  return <Carousel key={isAsPrinted ? '' : shown.map(({ src }) => src).join(' ')} images={shown} start={start} />;
}
