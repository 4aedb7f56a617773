import { defineBehaviour } from '../../mount';
import { onFrame, whenResized } from '../../shared/dom';
import { matchedHeights } from './model';
import { MatchHeightProps } from './props';

/**
 * The platform: what stands in one grid or flex row is equally high, and subgrid lines up the pieces of cards; that needs
 * no script. Added, for what is not in one grid: equal heights of matched descendants, wherever they are in the tree.
 */
export default defineBehaviour({
  props: MatchHeightProps,
  attach(element, { match, byRow, throttle }, signal) {
    const items = [...element.querySelectorAll<HTMLElement>(match)];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;

    const free = (): void => {
      for (const { style } of items) {
        style.removeProperty('min-block-size');
        style.removeProperty('box-sizing');
      }
    };

    function recalculate(): void {
      free();
      onFrame(
        () => matchedHeights(items.map(naturalOf), byRow),
        (heights) => {
          if (signal.aborted) return;
          items.forEach(({ style }, index) => {
            style.boxSizing = 'border-box';
            style.minBlockSize = `${heights[index]}px`;
          });
        },
      );
    }

    /** At once the first time, then at most one in each stretch, the last change included. */
    function request(): void {
      if (timer !== undefined) {
        isStale = true;
        return;
      }
      recalculate();
      timer = setTimeout(() => {
        timer = undefined;
        if (isStale) request();
        isStale = false;
      }, throttle);
    }

    let width = -1;
    whenResized(
      element,
      () => {
        // Its height changes by what is written here; only another width, or more content, calls for a new look.
        if (width !== element.clientWidth) request();
        width = element.clientWidth;
      },
      signal,
    );
    element.addEventListener('load', request, { signal, capture: true });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      free();
    });
  },
});

function naturalOf(item: HTMLElement): { top: number; height: number } {
  const { top, height } = item.getBoundingClientRect();
  return { top, height };
}
