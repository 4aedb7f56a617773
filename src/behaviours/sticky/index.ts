import { defineBehaviour } from '../../mount';
import { build, onceScrolled, onFrame, whenSeen } from '../../shared/dom';
import { StickyProps } from './props';
import './sticky.css';

/** From how far away a mark is set: a page with hundreds of them is not laid out anew for those that are far. */
const NEAR = '100% 0px';

/**
 * The platform: `position: sticky` sticks, without this file. Added: `data-stuck` while it does, from an offset on, for
 * a shadow or a smaller form; style queries for that (`scroll-state()`) are Chromium's alone. No scroll is listened
 * to beyond the first: a mark of no size, left at the element's own place, is seen or is not.
 */
export default defineBehaviour({
  props: StickyProps,
  attach(element, { offset }, signal) {
    onceScrolled(approach, signal);

    /** What sticks is in view, wherever its own place is. */
    function approach(): void {
      const near = new AbortController();
      signal.addEventListener('abort', () => near.abort());
      const come = ({ isIntersecting }: IntersectionObserverEntry): void => {
        if (!isIntersecting) return;
        near.abort();
        onFrame(
          () => Number.parseFloat(getComputedStyle(element).top) || 0,
          (top) => signal.aborted || watch(Math.round(top)),
        );
      };
      whenSeen(element, come, near.signal, { rootMargin: NEAR });
    }

    function watch(edge: number): void {
      const mark = buildMark(offset);
      element.before(mark);
      whenSeen(
        mark,
        ({ isIntersecting, boundingClientRect }) =>
          element.toggleAttribute('data-stuck', !isIntersecting && boundingClientRect.bottom <= edge + 1),
        signal,
        { rootMargin: `${-edge}px 0px 0px` },
      );
      signal.addEventListener('abort', () => {
        mark.remove();
        element.removeAttribute('data-stuck');
      });
    }
  },
});

function buildMark(offset: number): HTMLElement {
  const mark = build('span', 'noest-sticky-mark');
  mark.setAttribute('aria-hidden', 'true');
  // As high as the offset, and a hair more: what only touches the edge is seen still.
  mark.style.blockSize = `${offset + 1}px`;
  return mark;
}
