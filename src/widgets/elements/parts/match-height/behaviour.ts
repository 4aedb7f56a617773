import { defineBehaviour } from '../../../../mount';
import { onFrame, onResize } from '../../../../shared/platform/dom';
import part from './part';

/**
 * Without this module a grid or flex row gives its items one height, and subgrid aligns the rows of cards. Added: one
 * height for descendants that are not in the same grid (elements rule 21).
 */
export default defineBehaviour(part, {
  attach(element, { match, byRow, throttle }, signal) {
    const items = [...element.querySelectorAll<HTMLElement>(match)];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;

    const reset = (): void => {
      for (const { style } of items) {
        style.removeProperty('min-block-size');
        style.removeProperty('box-sizing');
      }
    };

    function recalculate(): void {
      reset();
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

    /** Recalculates at once the first time, then at most once in `throttle` ms, the last change included. */
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
    onResize(
      element,
      () => {
        // Its height also changes by what is written here, so only a change of width counts.
        if (width !== element.clientWidth) request();
        width = element.clientWidth;
      },
      signal,
    );
    element.addEventListener('load', request, { signal, capture: true });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reset();
    });
  },
});

function naturalOf(item: HTMLElement): Natural {
  const { top, height } = item.getBoundingClientRect();
  return { top, height };
}

/** Position and natural height of an element, in px. */
interface Natural {
  readonly top: number;
  readonly height: number;
}

/** Tops that differ by less are on one line: zoom gives fractions of pixels. */
const SAME_LINE = 1;

/** The height of each item: that of the highest on its line, or of all. */
function matchedHeights(items: readonly Natural[], byRow: boolean): number[] {
  const onLine = (a: Natural, b: Natural): boolean => !byRow || Math.abs(a.top - b.top) < SAME_LINE;
  return items.map((item) => Math.max(...items.filter((other) => onLine(item, other)).map(({ height }) => height)));
}
