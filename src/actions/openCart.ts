import { partElements } from '../shared/platform/partElements';
import { minicart } from '../widgets/cart/adding/drawer';
import type { Actions } from './Actions';

export const openCart: Actions['cart']['open'] = async () => {
  const [link] = partElements('minicart');
  if (link) {
    minicart.open();
    await window.noest.mount(link);
    if (link.dataset['mountState'] === 'mounted') return { ok: true, value: null };
    minicart.close();
  }
  return { ok: false, error: { kind: 'no-part', parts: ['minicart'] } };
};
