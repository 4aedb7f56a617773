/**
 * Before the widget stands, the server's strips of pictures are swiped as any scroller. Their nodes lose that place when
 * they are moved aside, so it is noted while this code is already there and the widget is not.
 */
const STRIPS = '[data-component~="gallery"] :is(.noest-gallery__slides, .noest-gallery__thumbs)';

type Strip = 'slides' | 'thumbs';

const places = new WeakMap<Element, Partial<Record<Strip, number>>>();

/** The first picture in view in a strip of a gallery that the server printed; 0 where it was never swiped. */
export function swipedTo(gallery: Element, strip: Strip): number {
  return places.get(gallery)?.[strip] ?? 0;
}

function note(strip: Element): void {
  const gallery = strip.closest('[data-component~="gallery"]');
  const [first, second] = strip.firstElementChild?.children ?? [];
  if (!gallery || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const pitch = second.offsetLeft - first.offsetLeft;
  const name = strip.matches('.noest-gallery__slides') ? 'slides' : 'thumbs';
  const place = pitch > 0 ? Math.round(strip.scrollLeft / pitch) : 0;
  places.set(gallery, { ...places.get(gallery), [name]: place });
}

document.querySelectorAll(STRIPS).forEach(note);
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof Element && target.matches(STRIPS)) note(target);
  },
  { capture: true, passive: true },
);
