import type { DeliveryOption } from '../../../../shared/api';
import { useSignalValue } from '../../../../shared/ui';
import { CartTotals, withoutDelivery } from '../../../cart/views';
import { t as tCheckout } from '../../messages';
import { AddressText } from '../../steps/details/AddressText';
import { OrderLines } from '../../steps/Summary';
import type { Checkout } from '../../store/Checkout';
import { isCollected, shippingLabel } from '../../store/offers/choices';
import { isChosen } from '../../store/shippingChoice';
import { askedAddresses } from '../../store/Draft';
import { t } from './messages';
import '../../../../shared/ui/look/textButton.css';

interface OverviewProps {
  readonly checkout: Checkout;
  readonly isQuotation: boolean;
  readonly cartUrl: string;
  /** The codes of the carriers whose methods are collected, separated by spaces. */
  readonly pickupCarriers: string;
  readonly onChangeAddress: () => void;
  readonly onChangeShipping: () => void;
}

/**
 * Lines and totals while totals are available, and the delivery address unless a quotation is chosen (checkout rule 41); the
 * billing address where nothing is delivered (checkout rule 62).
 */
export function Overview(props: OverviewProps) {
  const { checkout, isQuotation, cartUrl, pickupCarriers, onChangeAddress, onChangeShipping } = props;
  const totals = useSignalValue(checkout.totals);
  const status = useSignalValue(checkout.totalsStatus);
  const draft = useSignalValue(checkout.draft);
  const { items } = useSignalValue(checkout.shipping);
  const isVirtual = useSignalValue(checkout.isVirtual);
  const heading = t(isQuotation ? 'overviewQuotation' : 'overview');
  const method = items.find((each) => isChosen(each, draft.shippingMethod));
  // Of two deliveries each has its own moment.
  const option = draft.isSplit ? undefined : method?.deliveryOptions.find(({ code }) => code === draft.deliveryOption);
  const isPickup = method !== undefined && isCollected(method, pickupCarriers);
  const place = isVirtual ? 'billingAddress' : isPickup ? 'shipping' : 'shippingAddress';
  const isOneAddress = isVirtual || (checkout.shopper !== 'business' && draft.isSame);
  const type = isOneAddress ? askedAddresses(checkout.shopper, draft, isVirtual).first : 'shipping';

  return (
    <section className="noest-checkout__section" aria-labelledby="overview">
      <div className="noest-checkout__bar">
        <h2 className="noest-checkout__legend" id="overview">
          {heading}
        </h2>
        <a className="noest-checkout__link" href={cartUrl} aria-label={tCheckout('changeOf', { what: heading })}>
          {tCheckout('change')}
        </a>
      </div>
      <div className="noest-overview" aria-busy={status === 'unavailable'}>
        {totals && status === 'available' ? (
          <>
            <OrderLines items={totals.items} />
            <CartTotals totals={isQuotation ? withoutDelivery(totals) : totals} isShippingKnown={!isQuotation} />
          </>
        ) : (
          <p className="noest-overview__waiting">{status === 'unavailable' && tCheckout('calculating')}</p>
        )}
      </div>
      {!isQuotation && (
        <div className="noest-overview__delivery">
          <h3 className="noest-overview__title">
            {isVirtual ? tCheckout('billingAddress') : t(isPickup ? 'pickedUp' : 'deliveredOn')}
          </h3>
          {method?.split && draft.isSplit && (
            <dl className="noest-overview__parts">
              {[
                { part: method.split.now, code: draft.deliveryOption },
                { part: method.split.later, code: draft.laterOption },
              ].map(({ part, code }, index) => (
                <div key={index}>
                  <dt>
                    <strong>{labelOf(part.deliveryOptions, code)}</strong>
                  </dt>
                  <dd>{part.items.join(', ')}</dd>
                </div>
              ))}
            </dl>
          )}
          {method && (
            <p className="noest-checkout__text">
              {option && <strong>{option.label}</strong>}
              {option ? `, ${shippingLabel(method)}` : shippingLabel(method)}
            </p>
          )}
          {isPickup ? <p className="noest-overview__place">{method.comment}</p> : <AddressText address={draft[type]} />}
          <button
            className="noest-text-button"
            type="button"
            aria-label={tCheckout('changeOf', { what: tCheckout(place) })}
            onClick={isPickup ? onChangeShipping : onChangeAddress}
          >
            {tCheckout('change')}
          </button>
        </div>
      )}
    </section>
  );
}

const labelOf = (options: readonly DeliveryOption[], chosen: string | null): string =>
  options.find(({ code }) => code === chosen)?.label ?? '';
