import { defineBehaviour } from '../../mount';
import { mustBe, whenHeard, whenSeen } from '../../shared/dom';
import { LazyImageProps } from './props';
import { isKnown, remember } from './known';
import { nearOnce } from './nearOnce';

/**
 * The platform: `loading="lazy"` waits for a picture to come near, without this file. Added: a picture that did not come
 * is asked for again, and then gives its place to an error image; `data-src` waits by a factor of the window's height,
 * and what only flies past while scrolling is never asked for.
 */
export default defineBehaviour({
  props: LazyImageProps,
  attach(element, { attempts, preloadFactor, throttle, cache, errorImage, src }, signal) {
    const image = mustBe('lazy-image', element, HTMLImageElement);
    const before = image.getAttribute('src');
    const address = src || before || '';
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (): void => {
      if (image.getAttribute('src') !== address) image.src = address;
    };

    function onError(): void {
      failures += 1;
      if (failures < attempts) timer = setTimeout(() => (image.src = address), throttle);
      else if (errorImage && image.getAttribute('src') !== errorImage) image.src = errorImage;
      if (failures >= attempts) image.setAttribute('data-failed', '');
    }

    const onLoad = (): void => remember(image.getAttribute('src') ?? '', cache);

    whenHeard(image, { error: onError, load: onLoad }, signal);
    if (src && !isKnown(src)) {
      const rootMargin = `${Math.round((preloadFactor - 1) * 100)}% 0px`;
      const seen = nearOnce(show, throttle, signal);
      whenSeen(image, ({ isIntersecting }) => seen(isIntersecting), seen.signal, { rootMargin });
    } else if (src) {
      show();
    } else if (image.complete && image.naturalWidth === 0 && address) {
      // It failed before this came.
      onError();
    }

    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      image.removeAttribute('data-failed');
      if (before === null) image.removeAttribute('src');
      else if (image.getAttribute('src') !== before) image.src = before;
    });
  },
});
