import type { ListingProduct } from '../api';
import { pageConfig } from '../config';
import { t } from '../i18n/product';
import { wishlist } from '../state/wishlist';
import { Icon } from '../ui';
import './wish.css';

/** The heart of a card: the part `wishlist-toggle` as the server prints it, which comes alive when a shopper reaches for it. */
export function CardWish({ product: { sku, name } }: { readonly product: ListingProduct }) {
  const isOn = wishlist.has(sku);
  return (
    <form
      className="noest-card__wish"
      data-component="wishlist-toggle"
      data-sku={sku}
      data-name={name}
      data-wished={String(isOn)}
      data-compact=""
      method="post"
      action={isOn ? '/wishlist/remove' : '/wishlist/add'}
    >
      <span data-slot="fields" hidden>
        <input type="hidden" name="_token" value={pageConfig().csrfToken} />
        <input type="hidden" name="return_to" value={`${location.pathname}${location.search}`} />
        <input type="hidden" name="sku" value={sku} />
      </span>
      <button
        className={isOn ? 'noest-icon-button noest-wish noest-wish--on' : 'noest-icon-button noest-wish'}
        type="submit"
        aria-label={`${t(isOn ? 'removeFromWishlist' : 'addToWishlist')}: ${name}`}
      >
        <Icon name="heart" />
      </button>
    </form>
  );
}
