import { useEffect, useState, type FormEvent } from 'react';
import { Actions, OrderLines, Trouble } from '../../shared/checkout-parts';
import { CheckField, TextArea, useRefusals } from '../../shared/forms/fields';
import { t as checkoutWords } from '../../shared/i18n/checkout';
import { t } from '../../shared/i18n/offer';
import type { Checkout, CheckoutAddress } from '../../shared/state/checkout';
import { CartTotals } from '../../shared/totals';
import { useSignalValue } from '../../shared/ui';
import { AddressBlocks } from './AddressBlocks';
import type { Offer } from './createOffer';

interface StepOverviewProps {
  readonly checkout: Checkout;
  readonly offer: Offer;
  readonly businessBilling: CheckoutAddress | null;
  readonly cartUrl: string;
  readonly note: string;
  readonly isRequesting: boolean;
  readonly onNote: (note: string) => void;
  readonly onChangeAddress: () => void;
  readonly onRequest: () => void;
}

/** The longest note that the shop takes. */
const LONGEST_NOTE = 5000;

/** Step 2: a last look at what is asked, and for whom. */
export function StepOverview(props: StepOverviewProps) {
  const { checkout, offer, businessBilling, cartUrl, note, isRequesting, onNote, onChangeAddress, onRequest } = props;
  const { status } = useSignalValue(checkout.payment);
  const totals = useSignalValue(checkout.totals);
  const totalsStatus = useSignalValue(checkout.totalsStatus);
  const [isAgreed, setAgreed] = useState(false);
  const { form, isRefused, refuse } = useRefusals();
  const isMissing = isRefused && !isAgreed;
  // The shop completes what it was told: it has to know who asks first.
  const isReady = status === 'ready' && totalsStatus === 'available';

  useEffect(() => {
    void offer.begin();
  }, [offer]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isRequesting || !isReady) return;
    if (isAgreed) onRequest();
    else refuse();
  }

  return (
    <form className="noest-checkout__fields" ref={form} noValidate onSubmit={submit}>
      {status === 'failed' && <Trouble onRetry={() => void offer.begin()}>{t('detailsFailed')}</Trouble>}
      {totalsStatus === 'failed' && <Trouble onRetry={() => void checkout.recalculate()}>{t('detailsFailed')}</Trouble>}
      <section className="noest-checkout__section" aria-labelledby="offer-items">
        <div className="noest-checkout__bar">
          <h2 className="noest-checkout__legend" id="offer-items">
            {t('items')}
          </h2>
          <a className="noest-checkout__link" href={cartUrl} aria-label={changeOf(t('items'))}>
            {checkoutWords('change')}
          </a>
        </div>
        {totals && (
          <div className="noest-overview" aria-busy={totalsStatus === 'unavailable'}>
            <OrderLines items={totals.items} />
            <CartTotals totals={totals} />
          </div>
        )}
      </section>
      <AddressBlocks {...{ checkout, businessBilling, isRequesting, onChangeAddress }} />
      <div className="noest-checkout__section">
        <TextArea
          id="customer_note"
          name="customer_note"
          label={t('note')}
          hint={t('noteHint')}
          optional
          rows={4}
          maxLength={LONGEST_NOTE}
          readOnly={isRequesting}
          value={note}
          onChange={onNote}
        />
      </div>
      <div className="noest-agreement">
        <CheckField
          id="agreement"
          name="agreement"
          label={t('agreement')}
          checked={isAgreed}
          complaint={isMissing ? t('agreementUnchecked') : undefined}
          onChange={setAgreed}
          required
        />
      </div>
      <p className="noest-hidden" role="status">
        {isRequesting && t('requesting')}
      </p>
      <Actions cartUrl={cartUrl} busy={isRequesting} locked={!isReady}>
        {t('request')}
      </Actions>
    </form>
  );
}

const changeOf = (what: string): string => checkoutWords('changeOf', { what });
