import { useRef, useState } from 'react';
import { ask } from '../../shared/api';
import { emit } from '../../shared/events';
import { t as common } from '../../shared/i18n/common';
import { messages } from '../../shared/state/messages';
import { wishlist } from '../../shared/state/wishlist';

interface Wished {
  readonly sku: string;
  readonly name: string;
  /** Whether it is on the list to begin with. */
  readonly wished: boolean;
}

/** Whether a product is on the list: shown at once, taken back where the shop says no. One wish at a time. */
export function useWish({ sku, name, wished }: Wished) {
  const [isWished, setWished] = useState(wished);
  const underWay = useRef(false);

  async function toggle(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    const wanted = !isWished;
    setWished(wanted);
    const answer = await ask((shop) => shop.setWish({ sku, isWished: wanted }));
    underWay.current = false;
    if (answer.ok) {
      wishlist.note(sku, answer.value.isWished);
      emit('wishlist-changed', { sku, name, isOn: answer.value.isWished });
      return;
    }
    setWished(!wanted);
    const { error } = answer;
    messages.show({ type: 'error', text: error.kind === 'refused' ? error.message : common('failed') });
  }

  return { isWished, toggle };
}
