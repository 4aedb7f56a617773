import type { CartItem } from '../../../shared/api';
import { formatUnit, unbroken } from '../../../shared/i18n';
import { Amount, Button, Icon, IconButton, QuantityStepper } from '../../../shared/ui';
import { CutLines, CutNote } from '../cut/CutLines';
import { t } from '../messages';
import { LineTotal, WithoutTax } from './LineTotal';
import { chosenOptions } from './model';
import './line.css';

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
