import { useEffect } from 'react';
import { onResize } from '../../../../shared/platform/dom';

/**
 * Listing rule 42. Where the window grows, the filters stand in the page, and no button of the page opens them any more: their
 * drawer is closed, which would lie over all of it. Where a closed one leaves the focus nowhere, the button gets it: the browser
 * gives it back to the one that was pressed, which is the server's where the press came before the toolbar.
 */
export function useDrawerButton(drawer: HTMLElement): void {
  useEffect(() => {
    const left = new AbortController();
    const buttons = `[popovertarget="${CSS.escape(drawer.id)}"]`;
    const button = () =>
      [...document.querySelectorAll<HTMLElement>(buttons)].find(
        (other) => !drawer.contains(other) && other.getClientRects().length > 0,
      );
    const close = () => drawer.matches(':popover-open') && !button() && drawer.hidePopover();
    const onToggle = ({ newState }: ToggleEvent) => {
      const { activeElement, body } = document;
      // What has the focus and is not shown any more keeps it until the next frame.
      const isNowhere = activeElement === body || drawer.contains(activeElement);
      if (newState === 'closed' && isNowhere) button()?.focus({ preventScroll: true });
    };
    // A browser without popovers shows them in the page.
    if ('popover' in drawer) {
      onResize(drawer, close, left.signal);
      drawer.addEventListener('toggle', onToggle, left);
    }
    return () => left.abort();
  }, [drawer]);
}
