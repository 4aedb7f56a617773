import { useEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import type { PromiseQuery } from '../../../../shared/api';
import { writtenPostcode } from '../../../../shared/forms';
import { formatDay } from '../../../../shared/i18n';
import { emit, last, on } from '../../../../shared/platform/events';
import { readCookie, removeCookie, writeCookie } from '../../../../shared/platform/storage';
import { Amount, Icon } from '../../../../shared/ui';
import { t } from '../../messages';
import { placeOf, POSTCODE_COOKIE, type Place } from '../../promise/place';
import { homeView, pickupView, type Piece, type PickupView, type Words } from '../../promise/promiseView';
import part from './part';
import { PostcodeForm } from './PostcodeForm';
import { usePromise } from './usePromise';
import '../../../../shared/ui/look/fold.css';
import '../../../../shared/ui/look/textButton.css';
import './delivery-promise.css';

const words: Words = { say: t, day: formatDay };

/** Delivery rules 1 to 5: what it costs and when it comes, for the postcode that is known. */
export function DeliveryPromise({
  sku,
  qty,
  postcode: printedFor,
  promise: printed,
  askUrl,
  mount: { signal },
}: WidgetProps<typeof part>) {
  // What was chosen before this part came.
  const [shown, setShown] = useState<Pick<PromiseQuery, 'sku' | 'qty'>>(() => last('product-changed') ?? { sku, qty });
  const [place, setPlace] = useState(() => placeOf(readCookie(POSTCODE_COOKIE) ?? '') ?? placeOf(printedFor));
  const [isEditing, setEditing] = useState(false);
  /** Where the shopper goes on after a press: what was pressed is gone. */
  const [focused, setFocused] = useState<'place' | 'field' | null>(null);
  const placeButton = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);
  const { promise, state, again } = usePromise(
    { ...shown, postcode: place?.postcode ?? null },
    { query: { sku, qty, postcode: printedFor || null }, promise: printed },
  );
  const isOpen = isEditing || !place || (state === 'asking' && !promise);

  useEffect(() => on('product-changed', setShown, { signal }), [signal]);
  useEffect(() => {
    if (focused === 'place' && !isOpen) placeButton.current?.focus();
  }, [focused, isOpen]);

  useEffect(() => {
    if (state !== 'known' || !place || !hasChosen.current) return;
    hasChosen.current = false;
    emit('delivery-promised', { country: place.country });
  }, [state, place]);

  function choose(chosen: Place): void {
    hasChosen.current = true;
    writeCookie(POSTCODE_COOKIE, chosen.postcode);
    setPlace(chosen);
    close();
  }

  function close(): void {
    setEditing(false);
    setFocused('place');
  }

  function forget(): void {
    removeCookie(POSTCODE_COOKIE);
    setPlace(null);
    setEditing(false);
    setFocused('field');
  }

  function askAgain(): void {
    setFocused('place');
    again();
  }

  function edit(): void {
    setEditing(true);
    setFocused('field');
  }

  const home = promise && homeView(promise, words);
  const pickup = promise?.pickup && pickupView(promise.pickup, promise.today, words);
  const button = place && (
    <button
      ref={placeButton}
      type="button"
      className="noest-text-button noest-promise__place"
      aria-label={t('otherPostcode', { postcode: writtenPostcode(place.postcode, place.country) })}
      onClick={edit}
    >
      {writtenPostcode(place.postcode, place.country)}
    </button>
  );

  return (
    <>
      <h2 className="noest-hidden">{t('title')}</h2>
      <div className="noest-promise__row">
        <Icon name={home?.icon ?? 'truck'} />
        <div aria-busy={state === 'asking'}>
          {isOpen ? (
            <PostcodeForm
              key={place?.postcode ?? ''}
              place={isEditing ? place : null}
              busy={state === 'asking' && place !== null && !isEditing}
              takesFocus={focused === 'field'}
              onPlace={choose}
              onCancel={close}
              onForget={forget}
            />
          ) : state === 'failed' || !home ? (
            <>
              <p className="noest-promise__main">{button}</p>
              <p className="noest-promise__text" role="alert">
                {t('failed')}
              </p>
              <button type="button" className="noest-text-button" onClick={askAgain}>
                {t('again')}
              </button>
            </>
          ) : (
            <>
              <p className="noest-promise__main">
                <Pieces of={home.before} />
                {home.hasPlace && button}
                <Pieces of={home.after} />
              </p>
              <p className="noest-promise__text" role="status">
                <Pieces of={home.text} />
              </p>
              {home.asksPrice && askUrl && (
                <a className="noest-text-button" href={askUrl}>
                  {t('askPrice')}
                </a>
              )}
            </>
          )}
        </div>
      </div>
      {pickup && <Collecting pickup={pickup} isUnsure={state === 'failed'} />}
    </>
  );
}

/** Lucide's `warehouse`. */
const WAREHOUSE =
  'M18 21V10a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1v11M22 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 1.132-1.803l7.95-3.974a2 2 0 0 1 1.837 0l7.948 3.974A2 2 0 0 1 22 8zM6 13h12M6 17h12';

function Collecting({ pickup, isUnsure }: { readonly pickup: PickupView; readonly isUnsure: boolean }) {
  return (
    <div className="noest-promise__row">
      <Icon path={WAREHOUSE} />
      <div>
        <p className="noest-promise__main">{pickup.title}</p>
        <p className="noest-promise__text">{isUnsure ? t('readyLater') : <Pieces of={pickup.text} />}</p>
        <details className="noest-fold">
          <summary>
            {t('hours')} <Icon name="chevron-down" small />
          </summary>
          <p className="noest-promise__text">
            {pickup.address}. {pickup.closed}
          </p>
          <dl className="noest-promise__hours">
            {pickup.hours.map(({ days, open }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </div>
  );
}

function Pieces({ of: pieces }: { readonly of: readonly Piece[] }) {
  return pieces.map(({ text, isStrong, amount }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a sentence keeps the order of its pieces
    <span key={index}>
      {isStrong ? <strong>{text}</strong> : text}
      {amount && <Amount amount={amount} />}
    </span>
  ));
}

export default defineWidget(part, { view: DeliveryPromise });
