import { AddressText, OrderLines } from '../../../shared/checkout-parts';
import { t as checkoutWords } from '../../../shared/i18n/checkout';
import { t } from '../../../shared/i18n/checkoutLater';
import { askedAddresses, isChosen, shippingLabel, type Checkout } from '../../../shared/state/checkout';
import { CartTotals } from '../../../shared/totals';
import { useSignalValue } from '../../../shared/ui';

interface OverviewProps {
  readonly checkout: Checkout;
  readonly isQuotation: boolean;
  readonly cartUrl: string;
  readonly onChangeAddress: () => void;
}

/** Specification 2.4: lines and totals only while totals are available; where it goes, unless a quotation is asked for. */
export function Overview({ checkout, isQuotation, cartUrl, onChangeAddress }: OverviewProps) {
  const totals = useSignalValue(checkout.totals);
  const status = useSignalValue(checkout.totalsStatus);
  const draft = useSignalValue(checkout.draft);
  const { items } = useSignalValue(checkout.shipping);
  const heading = t(isQuotation ? 'overviewQuotation' : 'overview');
  const method = items.find((each) => isChosen(each, draft.shippingMethod));
  const moment = method?.deliveryOptions.find(({ code }) => code === draft.deliveryOption);
  const type =
    checkout.shopper !== 'business' && draft.isSame ? askedAddresses(checkout.shopper, draft).first : 'shipping';

  return (
    <section className="noest-checkout__section" aria-labelledby="overview">
      <div className="noest-checkout__bar">
        <h2 className="noest-checkout__legend" id="overview">
          {heading}
        </h2>
        <a className="noest-checkout__link" href={cartUrl} aria-label={checkoutWords('changeOf', { what: heading })}>
          {checkoutWords('change')}
        </a>
      </div>
      <div className="noest-overview" aria-busy={status === 'unavailable'}>
        {totals && status !== 'unavailable' ? (
          <>
            <OrderLines items={totals.items} />
            <CartTotals totals={totals} isShippingKnown />
          </>
        ) : (
          <p className="noest-overview__waiting">{t('calculating')}</p>
        )}
      </div>
      {!isQuotation && (
        <div className="noest-overview__delivery">
          <h3 className="noest-overview__title">{t('deliveredOn')}</h3>
          {method && (
            <p className="noest-checkout__text">
              {moment && <strong>{moment.label}</strong>}
              {moment ? `, ${shippingLabel(method)}` : shippingLabel(method)}
            </p>
          )}
          <AddressText address={draft[type]} />
          <button
            className="noest-text-button"
            type="button"
            aria-label={checkoutWords('changeOf', { what: checkoutWords('shippingAddress') })}
            onClick={onChangeAddress}
          >
            {checkoutWords('change')}
          </button>
        </div>
      )}
    </section>
  );
}
