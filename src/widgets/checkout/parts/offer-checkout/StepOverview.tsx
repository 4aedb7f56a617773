import { useEffect, type FormEvent } from 'react';
import { CheckField, TextArea, useInvalidSubmit } from '../../../../shared/forms/fields';
import { useSignalValue } from '../../../../shared/ui';
import { CartTotals, withoutDelivery } from '../../../cart/views';
import { t as tCheckout } from '../../messages';
import { Actions } from '../../steps/Actions';
import { ErrorNotice } from '../../steps/notices';
import { OrderLines } from '../../steps/Summary';
import type { Checkout } from '../../store/Checkout';
import type { CheckoutAddress } from '../../store/CheckoutAddress';
import { AddressBlocks } from './AddressBlocks';
import type { Quotation } from './createQuotation';
import { t } from './messages';

interface StepOverviewProps {
  readonly checkout: Checkout;
  readonly quotation: Quotation;
  readonly businessBilling: CheckoutAddress | null;
  readonly cartUrl: string;
  readonly isRequesting: boolean;
  readonly onChangeAddress: () => void;
  readonly onRequest: () => void;
}

/** The most characters of a note (checkout rule 55). */
const LONGEST_NOTE = 5000;

/** Step 2: lines, totals, addresses, a note and the agreement. */
export function StepOverview(props: StepOverviewProps) {
  const { checkout, quotation, businessBilling, cartUrl, isRequesting, onChangeAddress, onRequest } = props;
  const { customerNote } = useSignalValue(checkout.draft);
  const { status } = useSignalValue(checkout.payment);
  const known = useSignalValue(checkout.totals);
  const totals = known && withoutDelivery(known);
  const totalsStatus = useSignalValue(checkout.totalsStatus);
  const canAgree = useSignalValue(checkout.canAgree);
  const isAgreed = useSignalValue(checkout.isAgreed);
  const { form, wasInvalid, showErrors } = useInvalidSubmit();
  const isMissing = wasInvalid && !isAgreed;
  // The shop completes the quotation from what it has received: the payment information has to come first.
  const isReady = status === 'ready' && totalsStatus === 'available';

  useEffect(() => {
    void quotation.begin();
  }, [quotation]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isRequesting || !isReady) return;
    if (isAgreed) onRequest();
    else showErrors();
  }

  return (
    <form className="noest-checkout__fields" ref={form} noValidate onSubmit={submit}>
      <ErrorNotice isFailed={status === 'failed'} isLoading={status === 'loading'} onRetry={() => quotation.begin()}>
        {t('detailsFailed')}
      </ErrorNotice>
      <ErrorNotice
        isFailed={totalsStatus === 'failed' && status !== 'failed'}
        isLoading={totalsStatus === 'unavailable'}
        onRetry={() => checkout.recalculate()}
      >
        {t('detailsFailed')}
      </ErrorNotice>
      <section className="noest-checkout__section" aria-labelledby="offer-items">
        <div className="noest-checkout__bar">
          <h2 className="noest-checkout__legend" id="offer-items">
            {t('items')}
          </h2>
          <a className="noest-checkout__link" href={cartUrl} aria-label={tCheckout('changeOf', { what: t('items') })}>
            {tCheckout('change')}
          </a>
        </div>
        {totals && (
          <div className="noest-overview" aria-busy={totalsStatus === 'unavailable'}>
            <OrderLines items={totals.items} />
            <CartTotals totals={totals} isPending={totalsStatus !== 'available'} />
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
          value={customerNote}
          onChange={(typed) => checkout.change({ customerNote: typed })}
        />
      </div>
      <div className="noest-agreement">
        <CheckField
          id="agreement"
          name="agreement"
          label={t('agreement')}
          checked={isAgreed}
          validationError={isMissing ? t('agreementUnchecked') : undefined}
          onChange={checkout.agree}
          disabled={!canAgree}
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
