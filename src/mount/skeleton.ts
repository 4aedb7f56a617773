import type { Mount } from './Mount';
import { heldEventsFor } from './runtime/replay';

/** Shows what the view of `element` will look like, until `signal` aborts. `giveUp`: the shopper no longer wants it. */
export type ShowSkeleton = (element: HTMLElement, signal: AbortSignal, giveUp: () => void) => void;

/**
 * The skeleton of a part, shown while a press on it waits for the part's code (mount rule 33). It has gone before the press is
 * done again, or left to the browser.
 */
export function defineSkeleton(show: ShowSkeleton): (mount: Mount) => void {
  return (mount) => {
    const { element } = mount;
    // It may come after the part.
    if (mount.state !== 'loading') return;
    const mounted = new AbortController();
    const loading = AbortSignal.any([mounted.signal, mount.signal]);
    let shown: AbortController | undefined;
    /** Until the view is there, or the shopper has shut it. */
    let isSeen = false;

    function look(): void {
      if (heldEventsFor(element).length === 0) hide();
      else if (!shown) {
        shown = new AbortController();
        isSeen = true;
        show(element, AbortSignal.any([shown.signal, loading]), giveUp);
      }
    }

    function hide(): void {
      shown?.abort();
      shown = undefined;
    }

    function giveUp(): void {
      isSeen = false;
      for (const heldEvent of heldEventsFor(element)) {
        window.noestHeld?.events.delete(heldEvent);
        heldEvent.target.removeAttribute('data-held');
      }
    }

    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ['data-held'], subtree: true });
    loading.addEventListener('abort', () => observer.disconnect());
    // At the window, so that it has gone before anything else hears of the press that is done again.
    const hideAtPress = ({ target }: Event): void => void (element.contains(target as Node) && hide());
    addEventListener('click', hideAtPress, { capture: true, signal: loading });
    const replace = ({ target }: Event): void => {
      if (target !== element) return;
      mounted.abort();
      if (!isSeen) return;
      // The view is there already, as far as the shopper can see: it makes no entrance.
      for (const animation of element.getAnimations({ subtree: true })) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    };
    element.addEventListener('shop:widget-mounted', replace, { signal: loading });
    look();
  };
}
