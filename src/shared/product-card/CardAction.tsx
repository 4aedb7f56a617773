import type { ListingProduct } from '../api';
import { pageConfig } from '../config';
import { t } from '../i18n/product';
import { buttonClass } from '../ui';
import { cardAction } from './model';

/**
 * Buys, or leads to the product's page. The form is the part `add-to-cart` as the server prints it: the registry brings
 * it to life when a shopper reaches for it, so that a list of cards costs nothing for its buttons.
 */
export function CardAction({ product }: { readonly product: ListingProduct }) {
  const { sku, name, url } = product;
  switch (cardAction(product)) {
    case 'buy':
      return (
        <form
          className="noest-add-to-cart noest-card__buy"
          data-component="add-to-cart"
          data-sku={sku}
          data-name={name}
          data-compact=""
          method="post"
          action="/checkout/cart/add"
        >
          <input type="hidden" name="_token" value={pageConfig().csrfToken} />
          <input type="hidden" name="sku" value={sku} />
          <button
            className={buttonClass({ size: 'small', block: true })}
            type="submit"
            aria-label={t('addItemToCart', { product: name })}
          >
            {t('addToCart')}
          </button>
        </form>
      );
    case 'choose':
      return <CardLink href={url} text={t('makeChoice')} label={t('chooseItem', { product: name })} />;
    case 'view':
      return <CardLink href={url} text={t('view')} label={t('viewItem', { product: name })} />;
  }
}

function CardLink({ href, text, label }: { readonly href: string; readonly text: string; readonly label: string }) {
  return (
    <a
      className={`${buttonClass({ variant: 'secondary', size: 'small' })} noest-card__buy`}
      href={href}
      aria-label={label}
    >
      {text}
    </a>
  );
}
