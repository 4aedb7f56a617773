import { useRef, useState } from 'react';
import type { CartSelection } from '../../shared/api';
import { t as cartWords } from '../../shared/i18n/cart';
import { t } from '../../shared/i18n/product';
import { cart } from '../../shared/state/cart';
import { messages } from '../../shared/state/messages';
import { minicart } from '../../shared/state/minicart';

interface Adding {
  readonly name: string;
  readonly after: 'drawer' | 'notice';
}

const DRAWER = '[data-component~="minicart"]:not([data-mount-state="failed"])';

/** Puts a product in the cart, one at a time: what is asked while one is under way is the same wish again. */
export function useAdding({ name, after }: Adding) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(false);

  async function add(selection: CartSelection): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    const result = await cart.add(selection);
    underWay.current = false;
    setBusy(false);
    if (result.ok) tell();
    else setFailure(result.error.kind === 'refused' ? result.error.message : t('addFailed'));
  }

  /** A page without a drawer tells it with a message. */
  function tell(): void {
    if (after === 'drawer' && document.querySelector(DRAWER)) minicart.open(name);
    else messages.show({ type: 'success', text: cartWords('added', { product: name }) });
  }

  return { busy, failure, add };
}
