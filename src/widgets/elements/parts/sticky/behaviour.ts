import { defineBehaviour } from '../../../../mount';
import { build, onceScrolled, onFrame, onVisible } from '../../../../shared/platform/dom';
import part from './part';
import './sticky.css';

/** Distance at which the sentinel is added: a page with hundreds of them is not laid out again for those far away. */
const NEAR = '100% 0px';

/**
 * Without this module `position: sticky` sticks. Added: `data-stuck` while it does, for a shadow or a smaller form
 * (elements rule 20); style queries for that (`scroll-state()`) are only in Chromium. A sentinel before the element is
 * observed instead of scrolling.
 */
export default defineBehaviour(part, {
  attach(element, { offset }, signal) {
    onceScrolled(approach, signal);

    /** Waits until the element is near; while it sticks it is in view. */
    function approach(): void {
      const near = new AbortController();
      signal.addEventListener('abort', () => near.abort());
      const onNear = ({ isIntersecting }: IntersectionObserverEntry): void => {
        if (!isIntersecting) return;
        near.abort();
        onFrame(
          () => Number.parseFloat(getComputedStyle(element).top) || 0,
          (top) => signal.aborted || watch(Math.round(top)),
        );
      };
      onVisible(element, onNear, near.signal, { rootMargin: NEAR });
    }

    function watch(edge: number): void {
      const sentinel = buildSentinel(offset);
      element.before(sentinel);
      onVisible(
        sentinel,
        ({ isIntersecting, boundingClientRect }) =>
          element.toggleAttribute('data-stuck', !isIntersecting && boundingClientRect.bottom <= edge + 1),
        signal,
        { rootMargin: `${-edge}px 0px 0px` },
      );
      signal.addEventListener('abort', () => {
        sentinel.remove();
        element.removeAttribute('data-stuck');
      });
    }
  },
});

function buildSentinel(offset: number): HTMLElement {
  const sentinel = build('span', 'noest-sticky-mark');
  sentinel.setAttribute('aria-hidden', 'true');
  // One px more than the offset: an observer still reports what touches the edge.
  sentinel.style.blockSize = `${offset + 1}px`;
  return sentinel;
}
