import { product, type ShownProduct } from '../state/product';
import { useSignalValue } from '../ui';

/** What the page shows of its product; what the server printed stands until its box has changed something. */
export function useShownProduct(): ShownProduct {
  const shown = useSignalValue(product.current);
  if (shown) return shown;
  // A promise thrown is how a view suspends on both runtimes.
  // oxlint-disable-next-line typescript/only-throw-error
  throw firstShown();
}

let first: Promise<void> | undefined;

function firstShown(): Promise<void> {
  first ??= new Promise((resolve) => {
    const stop = product.current.subscribe((shown) => {
      if (shown === null) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
  return first;
}
