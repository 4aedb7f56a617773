import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { ask } from '../../../../shared/api';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { emit } from '../../../../shared/platform/events';
import { Icon } from '../../../../shared/ui';
import { useSignalValue } from '../../../../shared/ui/useSignalValue';
import { messages } from '../../../messages';
import { t } from '../../../product';
import { customer } from '../../customer';
import { wishlist } from '../../wishlist';
import part from './part';
import '../../../product/card/wish.css';

/** The server's form with a heart. A guest posts the form, and the shop asks for the login (account rule 20). */
export function WishlistToggle(props: WidgetProps<typeof part>) {
  const { sku, name, wished, compact, mount } = props;
  const { isWished, toggle } = useWish({ sku, name, wished });
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });

  // Before the browser paints: an early press is replayed as soon as the widget is mounted.
  useLayoutEffect(() => {
    const { element } = mount;
    const onSubmit = (event: SubmitEvent): void => {
      if (!customer.current.peek()?.isLoggedIn) return;
      event.preventDefault();
      void latest.current();
    };
    element.addEventListener('submit', onSubmit);
    return () => element.removeEventListener('submit', onSubmit);
  }, [mount]);

  const label = t(isWished ? 'removeFromWishlist' : 'addToWishlist');
  const look = compact ? 'noest-icon-button' : 'noest-button noest-button--secondary noest-button--block';
  return (
    <>
      <Slot name="fields" />
      <button
        className={`${look} noest-wish${isWished ? ' noest-wish--on' : ''}`}
        type="submit"
        aria-label={compact ? `${label}: ${name}` : undefined}
      >
        <Icon name="heart" />
        {!compact && label}
      </button>
    </>
  );
}

interface WishProps {
  readonly sku: string;
  readonly name: string;
  /** Whether it is on the list at the start. */
  readonly wished: boolean;
}

/**
 * Whether a product is on the list, also where the browser hears so later (account rule 21). A change is shown at once, then what the shop answers, and reverted where it refuses; a
 * press while a call runs is ignored (account rule 19).
 */
function useWish({ sku, name, wished }: WishProps) {
  const isListed = useSignalValue(wishlist.changes, () => wishlist.has(sku, wished));
  // While a call is under way.
  const [chosen, choose] = useState<boolean | null>(null);
  const isWished = chosen ?? isListed;
  const isSending = useRef(false);

  async function toggle(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const next = !isWished;
    choose(next);
    const answer = await ask((shop) => shop.setWish({ sku, isWished: next }));
    isSending.current = false;
    choose(null);
    if (answer.ok) {
      wishlist.set(sku, answer.value.isWished);
      emit('wishlist-changed', { sku, name, isOn: answer.value.isWished });
      return;
    }
    const { error } = answer;
    messages.show({ type: 'error', text: error.kind === 'refused' ? error.message : tCommon('failed') });
  }

  return { isWished, toggle };
}

export default defineWidget(part, { view: WishlistToggle });
