import { useEffect, useState, type FormEvent } from 'react';
import { sayComplaints } from '../../forms';
import { CheckField, ErrorSummary, useFormCheck, useRefusals } from '../../forms/fields';
import { t as formWords } from '../../i18n/forms';
import { t } from '../../i18n/checkout';
import type { AddressType, Checkout } from '../../state/checkout';
import { useSignalValue } from '../../ui';
import { Actions } from '../Actions';
import { addressesAsked, detailsRules, detailsValues } from '../detailsRules';
import type { CheckoutCustomer } from '../customer';
import { businessBillingOf } from '../startOf';
import { AddressSection } from './AddressSection';
import { BusinessBilling } from './BusinessBilling';
import { ContactSection } from './ContactSection';
import { labelOfField } from './labelOfField';
import { LoginPrompt } from './LoginPrompt';

interface StepDetailsProps {
  readonly checkout: Checkout;
  readonly customer: CheckoutCustomer | null;
  readonly cartUrl: string;
  readonly businessUrl: string;
  readonly vatCheck: 'warn' | 'block';
  readonly beCompanyNumber: boolean;
  /** What the button that leads on says. */
  readonly next: string;
  /** A guest is offered the newsletter. */
  readonly mayJoinNewsletter?: boolean;
  readonly onLogin: () => void;
  readonly onDone: () => void;
}

/** Step 1: who orders, and where it goes. */
export function StepDetails(props: StepDetailsProps) {
  const { checkout, customer, cartUrl, vatCheck, beCompanyNumber, next, mayJoinNewsletter } = props;
  const { onLogin, onDone } = props;
  const { shopper } = checkout;
  const draft = useSignalValue(checkout.draft);
  const billing = businessBillingOf(customer);
  const situation = { shopper, draft, vatCheck, needsBusinessBilling: shopper === 'business' && billing === null };
  const check = useFormCheck(detailsRules(situation), detailsValues(draft));
  const asked = addressesAsked(situation);
  const { form, isRefused, refuse } = useRefusals();
  const [looking, setLooking] = useState<ReadonlySet<AddressType>>(new Set());
  const [isWaiting, setWaiting] = useState(false);
  const isLooking = asked.some((type) => looking.has(type));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWaiting(isLooking);
    if (isLooking) return;
    if (check.submit()) onDone();
    else refuse();
  }

  // Whoever presses the button while an address is looked up goes on once it is there.
  useEffect(() => {
    if (isWaiting && !isLooking) form.current?.requestSubmit();
  }, [form, isWaiting, isLooking]);

  // Of two addresses each has a "Voornaam".
  const ofAddress = (id: string): string => {
    const type = asked.length > 1 && asked.find((each) => id.startsWith(each));
    return type ? `${t(`${type}Address`)}: ` : '';
  };
  const errors = [...check.shown].map(([id, complaints]) => ({
    id,
    text: ofAddress(id) + sayComplaints(complaints, labelOfField(id), formWords),
  }));

  return (
    <>
      <ErrorSummary errors={isRefused ? errors : []} />
      {shopper === 'guest' && <LoginPrompt onLogin={onLogin} businessUrl={props.businessUrl} />}
      <form className="noest-checkout__fields" ref={form} noValidate onSubmit={submit}>
        <ContactSection checkout={checkout} draft={draft} check={check} onLogin={onLogin} />
        {billing && <BusinessBilling address={billing} />}
        {asked.map((type, index) => (
          <AddressSection
            key={type}
            type={type}
            address={draft[type]}
            saved={customer?.addresses ?? []}
            isBusiness={shopper === 'business'}
            beCompanyNumber={beCompanyNumber}
            check={check}
            onChange={(address) => checkout.change({ [type]: address })}
            onLooking={(is) => setLooking((known) => withMember(known, type, is))}
          >
            {index === 0 && <SameBox checkout={checkout} isSame={draft.isSame} />}
          </AddressSection>
        ))}
        {mayJoinNewsletter && shopper === 'guest' && (
          <CheckField
            id="newsletter"
            name="newsletter"
            label={t('newsletter')}
            checked={draft.newsletter}
            onChange={(newsletter) => checkout.change({ newsletter })}
          />
        )}
        <Actions cartUrl={cartUrl} busy={isWaiting}>
          {next}
        </Actions>
      </form>
    </>
  );
}

/** Specification 2.4: worded for guests the other way round, and not there for a business. */
function SameBox({ checkout, isSame }: { readonly checkout: Checkout; readonly isSame: boolean }) {
  if (checkout.shopper === 'business') return null;
  const isGuest = checkout.shopper === 'guest';
  return (
    <CheckField
      id="same-address"
      name="same-address"
      label={t(isGuest ? 'isDifferent' : 'isSame')}
      checked={isGuest ? !isSame : isSame}
      onChange={(checked) => checkout.change({ isSame: isGuest ? !checked : checked })}
    />
  );
}

function withMember<T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> {
  if (set.has(member) === isIn) return set;
  return new Set(isIn ? [...set, member] : [...set].filter((each) => each !== member));
}
