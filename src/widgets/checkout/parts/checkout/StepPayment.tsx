import { useEffect, useRef, useState, type FormEvent } from 'react';
import { missingCapability } from '../../../../shared/api/capabilities';
import { fieldRules, required, type FormRules } from '../../../../shared/forms';
import { CheckField, useFormCheck, useInvalidSubmit } from '../../../../shared/forms/fields';
import { emit } from '../../../../shared/platform/events';
import { Notice, useSignalValue } from '../../../../shared/ui';
import { cart } from '../../../cart';
import { invoiceRules } from '../../address/rules';
import type { Ordered, OrderTarget } from '../../order/leadTo';
import { t as tSent } from '../../order/messages';
import { Actions } from '../../steps/Actions';
import type { CheckoutCustomer } from '../../steps/customer';
import type { Flow } from '../../steps/flow';
import { businessBillingOf } from '../../steps/startOf';
import type { Checkout } from '../../store/Checkout';
import { QUOTATION, pendingPayment } from '../../store/session';
import { LawNote } from './LawNote';
import { t } from './messages';
import { BudgetWarning, OrderLabelFields } from './OrderLabelFields';
import { Overview } from './Overview';
import { PaymentMethods } from './PaymentMethods';
import { ApprovalRequest } from './ApprovalRequest';
import { createOrder } from './createOrder';
import { QuotationOffer } from './QuotationOffer';
import { resumeOrder, submitOrder } from './submitOrder';

interface StepPaymentProps extends OrderTarget {
  readonly checkout: Checkout;
  readonly flow: Flow;
  readonly customer: CheckoutCustomer | null;
  readonly invoiceMethod: string;
  readonly cartUrl: string;
  readonly isPlacing: boolean;
  /** The cart is that of an unpaid order, which was given up for it. */
  readonly hasPendingPayment: boolean;
  readonly onChangeAddress: () => void;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly onChangeShipping: () => void;
  readonly pickupCarriers: string;
}

const AGREEMENT: FormRules = { agreement: fieldRules(required) };

/** Step 3: the payment method, the overview and the agreement. */
export function StepPayment(props: StepPaymentProps) {
  const { checkout, flow, customer, invoiceMethod, cartUrl, isPlacing, hasPendingPayment } = props;
  const { onChangeAddress, onChangeShipping } = props;
  const [order] = useState(() => createOrder(checkout, cart, props));
  const { items } = useSignalValue(checkout.payment);
  const { paymentMethod, paymentDetails, billing } = useSignalValue(checkout.draft);
  const approval = useSignalValue(checkout.approval);
  const canAgree = useSignalValue(checkout.canAgree);
  const isAgreed = useSignalValue(checkout.isAgreed);
  const { form, showErrors } = useInvalidSubmit();
  const isQuotation = useSignalValue(checkout.isQuotation);
  const [agreement, unchecked] = isQuotation
    ? (['quotationAgreement', 'quotationUnchecked'] as const)
    : (['agreement', 'agreementUnchecked'] as const);
  const asked = isQuotation ? null : approval;
  const methods = items.filter(({ code }) => code !== QUOTATION);
  const quotation = items.find(({ code }) => code === QUOTATION);
  const isInvoice = checkout.shopper === 'business' && paymentMethod === invoiceMethod;
  // Before the methods nothing is known of the company's projects, and a field would change under the hands.
  const hasLabels =
    items.length > 0 && checkout.shopper === 'business' && missingCapability(['order-reference']) === undefined;
  const values = { ...paymentDetails, agreement: isAgreed ? '1' : '' };
  const { country } = businessBillingOf(customer) ?? billing;
  const rules: FormRules = isInvoice ? { ...invoiceRules(country), ...AGREEMENT } : AGREEMENT;
  const check = useFormCheck(rules, values);
  const isLocked = !useSignalValue(checkout.canPlace);
  const isAsking = useSignalValue(order.isAsking);

  const changeShipping = useRef(onChangeShipping);
  useEffect(() => {
    changeShipping.current = onChangeShipping;
  });
  useEffect(() => {
    void checkout.resumePayment().then((isOffered) => isOffered || changeShipping.current());
  }, [checkout]);
  useEffect(() => {
    if (!hasPendingPayment) void resumeOrder(flow, order).then(leave);
  }, [flow, order, hasPendingPayment]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPlacing || isLocked) return;
    if (check.submit()) void place();
    else showErrors();
  }

  async function place(): Promise<void> {
    leave(await submitOrder(flow, checkout, order));
  }

  return (
    <form className="noest-checkout__fields" ref={form} noValidate onSubmit={submit}>
      <PaymentMethods
        {...{ checkout, customer, methods, check }}
        invoiceMethod={isInvoice ? invoiceMethod : null}
        disabled={isPlacing}
      />
      {quotation && (
        <QuotationOffer
          subtitle={quotation.subtitle}
          isChosen={isQuotation}
          disabled={isPlacing}
          onToggle={() => checkout.choosePayment(isQuotation ? (methods[0]?.code ?? QUOTATION) : QUOTATION)}
        />
      )}
      {hasLabels && !isQuotation && <OrderLabelFields checkout={checkout} disabled={isPlacing} />}
      <Overview
        {...{ checkout, isQuotation, cartUrl, onChangeAddress, onChangeShipping }}
        pickupCarriers={props.pickupCarriers}
      />
      <div className="noest-agreement">
        <CheckField
          id="agreement"
          name="agreement"
          label={t(agreement)}
          checked={isAgreed}
          validationError={check.errorsOf('agreement').length > 0 ? t(unchecked) : undefined}
          onChange={checkout.agree}
          disabled={!canAgree}
          required
        />
      </div>
      {isAsking && <Notice type="notice">{tSent('asking')}</Notice>}
      {hasLabels && !isQuotation && <BudgetWarning checkout={checkout} />}
      {asked && <ApprovalRequest approval={asked} checkout={checkout} isSending={isPlacing} />}
      <LawNote termsUrl={props.termsUrl} privacyUrl={props.privacyUrl} />
      <p className="noest-hidden" role="status">
        {isAsking ? tSent('asking') : isPlacing && t('placing')}
      </p>
      <Actions cartUrl={cartUrl} busy={isPlacing} locked={isLocked}>
        {t(isQuotation ? 'requestQuotation' : asked ? 'askApproval' : 'placeOrder')}
      </Actions>
    </form>
  );
}

/** Goes where an order leads to; `null`: there is none. */
function leave(ordered: Ordered | null): void {
  if (!ordered) return;
  emit('order-placed', { incrementId: ordered.order.incrementId });
  if (ordered.isPayment) pendingPayment.remember();
  location.assign(ordered.url);
}
