import { defineBehaviour } from '../../../../mount';
import { prefersStill } from '../../../../shared/platform/dom';
import { delegateEvents } from '../../delegateEvents';
import part from './part';
import './collapsible.css';

/**
 * Without this module `<details>` opens and closes by every means of input, one at a time where several share a `name`, and
 * find in page opens it. Added: it unfolds in an animation (`interpolate-size` is only in Chromium), and a wide page may
 * keep it open (elements rule 22).
 */
export default defineBehaviour(part, {
  attach(element, { openAt, duration }, signal) {
    const details = element as HTMLDetailsElement;
    const summary = details.querySelector<HTMLElement>(':scope > summary')!;
    // Only where it is used: on a page with hundreds of them the media queries cost most.
    const media = openAt ? matchMedia(openAt) : null;
    const wasOpen = details.open;
    let running: Animation | undefined;
    let isClosing = false;

    function follow(): void {
      running?.cancel();
      const isFixed = media?.matches ?? false;
      details.toggleAttribute('data-fixed', isFixed);
      if (isFixed) summary.tabIndex = -1;
      else summary.removeAttribute('tabindex');
      details.open = isFixed;
    }

    function toggle(event: Event): void {
      if (media?.matches) event.preventDefault();
      if (media?.matches || prefersStill() || duration === 0) return;
      event.preventDefault();
      const willClose = details.open && !isClosing;
      const from = details.offsetHeight;
      running?.cancel();
      details.open = !willClose;
      const to = details.offsetHeight;
      details.open = true;
      isClosing = willClose;
      details.toggleAttribute('data-closing', willClose);
      running = details.animate(
        { blockSize: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
        { duration, easing: 'ease' },
      );
      running.onfinish = () => {
        details.open = !willClose;
        settle();
      };
      running.oncancel = settle;
    }

    function settle(): void {
      isClosing = false;
      details.removeAttribute('data-closing');
    }

    // A narrow page stays as it is: the shopper may have opened it before this module was there.
    if (media?.matches) follow();
    media?.addEventListener('change', follow, { signal });
    delegateEvents(summary, { click: toggle }, signal);
    signal.addEventListener('abort', () => {
      running?.cancel();
      if (!media) return;
      details.removeAttribute('data-fixed');
      summary.removeAttribute('tabindex');
      details.open = wasOpen;
    });
  },
});
