import { useRef, useState, type ComponentType } from 'react';
import type { CartItem } from '../../../shared/api';
import { formatMoney, formatUnit, unbroken } from '../../../shared/i18n';
import { t as tCommon } from '../../../shared/i18n/messages';
import { priceView } from '../../prices';
import { t } from '../messages';
import { cart } from '../store';
import { Amount, Button, Icon, IconButton, QuantityStepper, useSignalValue } from '../../../shared/ui';
import { CutLines, CutNote } from '../cut/CutLines';
import { chosenOptions, errorMessage, isReduced, remainingOf } from './model';
import './line.css';

interface CartLineProps {
  readonly item: CartItem;
  readonly pending: boolean;
  readonly announce: (text: string) => void;
  /** Draws the line: the kit's, or that of the theme (overrides rule 1). */
  readonly View: ComponentType<CartLineViewProps>;
  readonly isReplaced: boolean;
}

/** What the view of a line is given. It shows all but `failure`, which the line shows and announces itself. */
export interface CartLineViewProps {
  readonly item: CartItem;
  /** As the shopper wants it; the shop may not know yet. */
  readonly quantity: number;
  /** How many are left, where the line has more than that; null where it has not, or the shop does not say. */
  readonly remaining: number | null;
  /** Tells the shop; a later call overtakes an earlier one. */
  readonly changeQuantity: (quantity: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A line with what can be done to it, whatever draws it. */
export function CartLine({ item, pending, announce, View, isReplaced }: CartLineProps) {
  const quantity = useLineQuantity(item, announce);
  const [removeFailure, setRemoveFailure] = useState<string | null>(null);
  const failure = quantity.failure ?? removeFailure;

  async function remove(): Promise<void> {
    setRemoveFailure(null);
    const result = await cart.remove(item.id);
    if (result.ok) announce(t('removed', { product: item.name }));
    else setRemoveFailure(errorMessage(result.error, t('removeFailed')));
  }

  return (
    <li className={isReplaced ? undefined : 'noest-line'} data-item-id={item.id} aria-busy={pending || undefined}>
      <View
        item={item}
        quantity={quantity.value}
        remaining={remainingOf({ ...item, qty: quantity.value })}
        changeQuantity={quantity.change}
        remove={remove}
      />
      <p className="noest-line__failure" role="alert">
        {failure && (
          <>
            <Icon name="circle-alert" small /> {failure}
          </>
        )}
      </p>
    </li>
  );
}

/** A line as the kit draws it; its box is the line's own. */
export function CartLineView({ item, quantity, remaining, changeQuantity, remove }: CartLineViewProps) {
  const options = chosenOptions(item);
  const there = item.delivery?.there ?? null;
  return (
    <>
      <span className="noest-line__picture">
        {item.image && (
          <img
            className="noest-line__image"
            src={item.image}
            alt={item.imageAlt}
            width="80"
            height="80"
            loading="lazy"
          />
        )}
      </span>
      <div className="noest-line__text">
        <p className="noest-line__name">
          {item.url ? (
            <a className="noest-line__link" href={item.url}>
              {unbroken(item.name)}
            </a>
          ) : (
            unbroken(item.name)
          )}
        </p>
        <p className="noest-line__options">
          {options && <>{options} · </>}
          <Amount amount={item.price} /> {formatUnit(item.unit)}
          <WithoutTax />
        </p>
        {item.delivery && (
          <p className={item.delivery.decides ? 'noest-line__when noest-line__when--later' : 'noest-line__when'}>
            {item.delivery.text}
          </p>
        )}
        {item.pieces && (
          <details className="noest-line__list">
            <summary>{t('cutList', { n: item.pieces.reduce((sum, { qty }) => sum + qty, 0) })}</summary>
            <CutLines pieces={item.pieces} />
          </details>
        )}
        {item.pieces && <CutNote />}
        {item.volumeDiscount.inclTax !== 0 && (
          <p className="noest-line__options">
            {t('businessDiscount')} <Amount amount={item.volumeDiscount} />
          </p>
        )}
        {item.messages.map((message) => (
          <p key={message} className="noest-line__message">
            <Icon name="triangle-alert" small /> {message}
          </p>
        ))}
        {there !== null && there < quantity && <OnlyThere item={item} there={there} changeQuantity={changeQuantity} />}
        {remaining !== null && remaining > 0 && (
          <Remaining item={item} remaining={remaining} onLower={() => void changeQuantity(remaining)} />
        )}
      </div>
      <div className="noest-line__bottom">
        {item.pieces ? (
          <a className="noest-line__change" href={item.url}>
            {t('changeCutList')}
          </a>
        ) : (
          <QuantityStepper
            small
            label={t('quantityOf', { product: item.name })}
            value={quantity}
            onChange={changeQuantity}
          />
        )}
        <IconButton icon="trash" label={t('removeItem', { product: item.name })} onClick={remove} />
        <LineTotal item={item} />
      </div>
    </>
  );
}

interface OnlyThereProps {
  readonly item: CartItem;
  readonly there: number;
  readonly changeQuantity: (quantity: number) => Promise<void>;
}

/** A button that takes what is there and leaves what has to come in (cart rule 50). */
function OnlyThere({ item, there, changeQuantity }: OnlyThereProps) {
  const only = t('onlyThere', { n: there });
  return (
    <div className="noest-line__offer">
      <Button
        variant="secondary"
        size="small"
        aria-label={`${only}: ${item.name}`}
        onClick={() => void changeQuantity(there)}
      >
        {only}
      </Button>
    </div>
  );
}

interface RemainingProps {
  readonly item: CartItem;
  readonly remaining: number;
  readonly onLower: () => void;
}

/** How many are left, and a button that takes that number (cart rule 11). */
function Remaining({ item, remaining, onLower }: RemainingProps) {
  const lower = t('lowerTo', { n: remaining });
  return (
    <>
      {item.messages.length === 0 && (
        <p className="noest-line__message">
          <Icon name="triangle-alert" small /> {t('onlyLeft', { n: remaining })}
        </p>
      )}
      <div className="noest-line__offer">
        <Button variant="secondary" size="small" aria-label={`${lower}: ${item.name}`} onClick={onLower}>
          {lower}
        </Button>
      </div>
    </>
  );
}

/** The quantity of a line, and why the shop refused the latest change of it here (cart rules 20 and 21). */
function useLineQuantity(item: CartItem, announce: (text: string) => void) {
  const requested = useSignalValue(cart.requestedQty, (all) => all.get(item.id));
  const [failure, setFailure] = useState<string | null>(null);
  const latestRequest = useRef(0);

  async function change(qty: number): Promise<void> {
    const request = (latestRequest.current += 1);
    setFailure(null);
    const result = await cart.changeQuantity(item.id, qty);
    if (request !== latestRequest.current) return;
    if (!result.ok) return setFailure(errorMessage(result.error, t('changeFailed')));
    const { subtotal } = result.value;
    const amount = priceView.current === 'incl_tax' ? subtotal.inclTax : subtotal.exclTax;
    announce(`${t('updated')}: ${formatMoney(amount)}`);
  }

  return { value: requested ?? item.qty, change, failure };
}

/** The row total, and before it the one without reduction, struck through (cart rule 6). */
export function LineTotal({ item }: { readonly item: CartItem }) {
  return (
    <span className="noest-line__total">
      {isReduced(item) && (
        <s className="noest-line__old">
          <span className="noest-hidden">{t('oldPrice')} </span>
          <Amount amount={item.regularRowTotal} />
        </s>
      )}
      <Amount amount={item.rowTotal} />
      <WithoutTax />
    </span>
  );
}

/** Prices rule 15: an amount of a line stands alone, so it is said where it is without VAT. */
function WithoutTax() {
  return (
    <span className="noest-excl">
      {' '}
      <span className="noest-line__note">{tCommon('exclTax')}</span>
    </span>
  );
}
