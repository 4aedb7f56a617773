import type { Totals } from '../../../shared/api';
import { useSignalValue } from '../../../shared/ui';
import { cart } from '../store';

/**
 * The cart for a view that can show nothing without it. Until it is known the server's markup stays, and it stays for good
 * where the cart can't be loaded (cart rule 41).
 */
export function useKnownCart(printed: Totals | null): Totals {
  const known = useSignalValue(cart.totals);
  const loadError = useSignalValue(cart.loadError);
  const totals = known ?? printed;
  if (totals) return totals;
  if (loadError) throw new Error(`the cart could not be loaded: ${loadError.kind}`);
  // oxlint-disable-next-line typescript/only-throw-error -- how a view suspends on both runtimes
  throw cart.load();
}
