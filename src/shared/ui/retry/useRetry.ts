import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';

interface RetryOptions {
  readonly isFailed: boolean;
  /** What failed is under way again, where `isFailed` does not hold meanwhile. */
  readonly isLoading?: boolean;
  readonly retry: () => Promise<unknown>;
  /** What gets the focus of the button once that goes: what is loaded, or what is around it. Asked at the press. */
  readonly regionOf: (button: HTMLElement) => HTMLElement | null;
}

interface Retry {
  /** The failure and its button are to be shown. */
  readonly isShown: boolean;
  /** The button keeps its place and can't be used; the words are not read, so that they are announced if it fails again. */
  readonly busy: boolean;
  readonly press: (event: MouseEvent<HTMLElement>) => void;
}

/** A failure that stays while what failed is tried again: its button keeps the focus, or hands it on (shared rule 66). */
export function useRetry({ isFailed, isLoading = false, retry, regionOf }: RetryOptions): Retry {
  const [busy, setBusy] = useState(false);
  const region = useRef<HTMLElement | null>(null);
  const isShown = isFailed || (busy && isLoading);

  useLayoutEffect(() => {
    if (isShown) return;
    if (region.current && isFocusLost(region.current)) focusRegion(region.current);
    region.current = null;
  }, [isShown]);

  async function press({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
    if (busy) return;
    region.current = regionOf(currentTarget);
    setBusy(true);
    await retry();
    setBusy(false);
  }

  return { isShown, busy, press: (event) => void press(event) };
}

/** The view stays: the button was in the region, or beside it. */
function focusRegion(region: HTMLElement): void {
  region.tabIndex = -1;
  region.focus({ preventScroll: true });
}

/**
 * Whether what had the focus beside this node is gone. In a shadow root the root knows what has it within, the document what
 * has it elsewhere; a dialog has it where nothing in it does.
 */
export function isFocusLost(node: Node): boolean {
  const { activeElement: within } = node.getRootNode() as Document | ShadowRoot;
  const focused = within ?? document.activeElement;
  return !focused || focused === document.body || focused instanceof HTMLDialogElement;
}
