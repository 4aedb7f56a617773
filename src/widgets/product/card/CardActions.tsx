import type { ListingProduct } from '../../../shared/api';
import { backEnd, type PrintedForm } from '../../../shared/api/backend';
import { t } from '../messages';
import { missingCapability } from '../../../shared/api/capabilities';
import { wishlist } from '../../account';
import { shopAddress } from '../../../shared/platform/config';
import { buttonClass, Icon } from '../../../shared/ui';
import { cardAction } from './model';
import './wish.css';

interface CardActionProps {
  readonly product: ListingProduct;
}

/**
 * Product rule 29: buys, or leads to the product's page. The form is the part `add-to-cart` as the server prints it: it
 * mounts on interaction, so that a list of cards loads nothing for its buttons.
 */
export function CardAction({ product }: CardActionProps) {
  const { sku, name, url } = product;
  switch (cardAction(product)) {
    case 'buy': {
      const form = backEnd().cartForm(product);
      return (
        <form
          className="noest-add-to-cart noest-card__buy"
          data-component="add-to-cart"
          data-sku={sku}
          data-name={name}
          data-compact=""
          method={form.method}
          action={form.action}
        >
          <HiddenFields form={form} />
          <button
            className={buttonClass({ size: 'small', block: true })}
            type="submit"
            aria-label={t('addItemToCart', { product: name })}
          >
            {t('addToCart')}
          </button>
        </form>
      );
    }
    case 'choose':
      return <CardLink href={url} text={t('makeChoice')} label={t('chooseItem', { product: name })} />;
    case 'view':
      return <CardLink href={url} text={t('view')} label={t('viewItem', { product: name })} />;
    case 'none':
      return null;
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

function HiddenFields({ form }: { readonly form: PrintedForm }) {
  return Object.entries(form.fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The heart of a card: the part `wishlist-toggle` as the server prints it, which mounts on interaction. */
export function CardWish({ product }: CardActionProps) {
  const { sku, name } = product;
  const isOn = wishlist.has(sku);
  const form = backEnd().wishForm(product, isOn);
  return (
    <form
      className="noest-card__wish"
      data-component="wishlist-toggle"
      data-sku={sku}
      data-name={name}
      data-wished={String(isOn)}
      data-compact=""
      method={form.method}
      action={form.action}
    >
      <span data-slot="fields" hidden>
        <HiddenFields form={form} />
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

/** The part `compare` as the server prints it, which mounts on interaction; only of a shop that has such a page. */
export function CardCompare({ product: { sku, name } }: CardActionProps) {
  if (missingCapability(['compare']) !== undefined) return null;
  return (
    <a
      className="noest-card__compare"
      data-component="compare"
      data-replay="on"
      rel="nofollow"
      href={shopAddress(`/vergelijken?sku=${encodeURIComponent(sku)}`)}
    >
      <span>{t('compare')}</span>
      <span className="noest-hidden"> {name}</span>
    </a>
  );
}
