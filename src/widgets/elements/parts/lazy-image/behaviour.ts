import { defineBehaviour } from '../../../../mount';
import { delegateEvents } from '../../delegateEvents';
import part from './part';

/** Addresses of pictures that the browser has, the oldest first. */
const loaded = new Set<string>();

/**
 * Without this module `loading="lazy"` waits until a picture is near. Added: a picture that fails is requested again and
 * then replaced by an error image; `data-src` waits until it is within a factor of the window's height, and a picture that
 * only scrolls past is never requested (elements rules 24 to 26).
 */
export default defineBehaviour(part, {
  attach(element, { attempts, preloadFactor, throttle, cache, errorImage, src }, signal) {
    const image = element as HTMLImageElement;
    const serverSrc = image.getAttribute('src');
    const address = src || serverSrc || '';
    let failures = 0;
    let isChanged = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (): void => {
      if (image.getAttribute('src') === address) return;
      change();
      image.src = address;
    };

    function onError(): void {
      change();
      failures += 1;
      if (failures < attempts) timer = setTimeout(() => (image.src = address), throttle);
      else if (errorImage && image.getAttribute('src') !== errorImage) image.src = errorImage;
      if (failures >= attempts) image.setAttribute('data-failed', '');
    }

    /** Only a picture that is no longer as the server sent it listens: a page has hundreds, and most stay as they are. */
    function change(): void {
      if (isChanged) return;
      isChanged = true;
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        image.removeAttribute('data-failed');
        if (serverSrc === null) image.removeAttribute('src');
        else if (image.getAttribute('src') !== serverSrc) image.src = serverSrc;
      });
    }

    const onLoad = (): void => remember(image.getAttribute('src') ?? '', cache);

    delegateEvents(image, { error: onError, load: onLoad }, signal);
    if (src && !loaded.has(src)) {
      // Most pages have no such picture. Without the code it is asked for at once.
      import('./whenNear').then(({ whenNear }) => whenNear(image, show, { preloadFactor, throttle }, signal), show);
    } else if (src) {
      show();
    } else if (image.complete && image.naturalWidth === 0 && address) {
      // It failed before this module was loaded.
      onError();
    }
  },
});

/** Remembers a picture as loaded; of more than `capacity` the oldest is forgotten. */
function remember(address: string, capacity: number): void {
  loaded.delete(address);
  loaded.add(address);
  for (const oldest of loaded) {
    if (loaded.size <= capacity) return;
    loaded.delete(oldest);
  }
}
