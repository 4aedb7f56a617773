import { defineWidget, type WidgetProps } from '../../../../mount';
import { product } from '../../store';
import { useSignalValue } from '../../../../shared/ui';
import { Carousel } from './Carousel';
import { variantFirst } from './model';
import part from './part';
import './gallery.css';

const START = { slide: 0, thumb: 0 };

/** Product rules 26 to 28: the pictures of a product, on a stage with thumbnails and a lightbox. */
export function Gallery({ images, mount }: WidgetProps<typeof part>) {
  const shown = variantFirst(images, useSignalValue(product.pictures));
  const isAsPrinted = shown === images;
  const start = isAsPrinted
    ? { slide: swipedTo(mount.element, 'slides'), thumb: swipedTo(mount.element, 'thumbs') }
    : START;
  return <Carousel key={isAsPrinted ? '' : shown.map(({ src }) => src).join(' ')} images={shown} start={start} />;
}

/**
 * Before the widget mounts, the server's strips scroll natively. Their nodes lose their scroll position when they are moved
 * aside, so it is noted from the moment this file is loaded.
 */
const STRIPS = '[data-component~="gallery"] :is(.noest-gallery__slides, .noest-gallery__thumbs)';

type Strip = 'slides' | 'thumbs';

const positions = new WeakMap<Element, Partial<Record<Strip, number>>>();

/** Index of the first picture in view in a strip that the server printed; 0 where it was never swiped. */
function swipedTo(gallery: Element, strip: Strip): number {
  return positions.get(gallery)?.[strip] ?? 0;
}

function notePosition(strip: Element): void {
  const gallery = strip.closest('[data-component~="gallery"]');
  const [first, second] = strip.firstElementChild?.children ?? [];
  if (!gallery || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const pitch = second.offsetLeft - first.offsetLeft;
  const name = strip.matches('.noest-gallery__slides') ? 'slides' : 'thumbs';
  const position = pitch > 0 ? Math.round(strip.scrollLeft / pitch) : 0;
  positions.set(gallery, { ...positions.get(gallery), [name]: position });
}

document.querySelectorAll(STRIPS).forEach(notePosition);
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof Element && target.matches(STRIPS)) notePosition(target);
  },
  { capture: true, passive: true },
);

export default defineWidget(part, { view: Gallery });
