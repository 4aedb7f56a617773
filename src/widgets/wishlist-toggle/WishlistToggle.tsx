import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { t } from '../../shared/i18n/product';
import { customer } from '../../shared/state/customer';
import { Icon } from '../../shared/ui';
import type { WishlistToggleProps } from './props';
import { useWish } from './useWish';
import '../../shared/product-card/wish.css';

/** The server's form with a heart. A guest's is posted as it is: the shop leads to the login, and keeps the wish. */
export function WishlistToggle(props: WidgetProps<typeof WishlistToggleProps>) {
  const { sku, name, wished, compact, mount } = props;
  const { isWished, toggle } = useWish({ sku, name, wished });
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });

  // Before the browser paints: an early press is replayed as soon as the widget stands.
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

  const words = t(isWished ? 'removeFromWishlist' : 'addToWishlist');
  const look = compact ? 'noest-icon-button' : 'noest-button noest-button--secondary noest-button--block';
  return (
    <>
      <Slot name="fields" />
      <button
        className={`${look} noest-wish${isWished ? ' noest-wish--on' : ''}`}
        type="submit"
        aria-label={compact ? `${words}: ${name}` : undefined}
      >
        <Icon name="heart" />
        {!compact && words}
      </button>
    </>
  );
}
