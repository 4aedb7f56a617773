import { useEffect, useState, type FormEvent } from 'react';
import { describeErrors } from '../../../../shared/forms';
import { CheckField, ErrorSummary, useFormCheck, useInvalidSubmit } from '../../../../shared/forms/fields';
import { t as tForms } from '../../../../shared/forms/messages';
import { nextTask } from '../../../../shared/platform/dom';
import { t } from '../../messages';
import type { AdditionChoice } from '../../address/model';
import type { CheckoutDetails } from '../../store/Checkout';
import type { AddressType } from '../../store/CheckoutAddress';
import { useSignalValue } from '../../../../shared/ui';
import { Actions } from '../Actions';
import type { CheckoutCustomer } from '../customer';
import { businessBillingOf } from '../startOf';
import { AddressSection } from './AddressSection';
import { BusinessBilling } from './AddressText';
import { ContactSection } from './ContactSection';
import { addressesAsked, detailsRules, detailsValues, labelOfField } from './detailsRules';
import { LoginPrompt } from './LoginPrompt';

interface StepDetailsProps {
  readonly checkout: CheckoutDetails;
  readonly customer: CheckoutCustomer | null;
  readonly cartUrl: string;
  readonly businessUrl: string;
  readonly vatCheck: 'warn' | 'block';
  readonly beCompanyNumber: boolean;
  readonly addition: AdditionChoice;
  /** The text of the button to the next step. */
  readonly next: string;
  /** Offers a guest the newsletter (checkout rule 11). */
  readonly mayJoinNewsletter?: boolean;
  readonly onLogin: () => void;
  readonly onDone: () => void;
}

/** Step 1: contact and addresses. */
export function StepDetails(props: StepDetailsProps) {
  const { checkout, customer, cartUrl, vatCheck, beCompanyNumber, addition, next, mayJoinNewsletter } = props;
  const { onLogin, onDone } = props;
  const { shopper } = checkout;
  const draft = useSignalValue(checkout.draft);
  const billing = businessBillingOf(customer);
  const isVirtual = useSignalValue(checkout.isVirtual);
  const needsBusinessBilling = shopper === 'business' && billing === null;
  const situation = { shopper, draft, vatCheck, needsBusinessBilling, isVirtual };
  const check = useFormCheck(detailsRules(situation), detailsValues(draft));
  const asked = addressesAsked(situation);
  const { form, wasInvalid, showErrors } = useInvalidSubmit();
  const [looking, setLooking] = useState<ReadonlySet<AddressType>>(new Set());
  const [isWaiting, setWaiting] = useState(false);
  // A saved address that takes the place of the fields is there at once, whatever their lookup still does.
  const isLooking = asked.some((type) => draft[type].savedId === null && looking.has(type));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWaiting(isLooking);
    if (isLooking) return;
    if (check.submit()) onDone();
    else showErrors();
  }

  // A press on the button during a lookup goes on once the lookup is done. Not within the submit event of that press, which may
  // still be told: a browser ignores a form that is sent within its own.
  useEffect(() => {
    if (isWaiting && !isLooking) void nextTask().then(() => form.current?.requestSubmit());
  }, [form, isWaiting, isLooking]);

  // With two addresses the summary names the one that a field belongs to.
  const ofAddress = (id: string): string => {
    const type = asked.length > 1 && asked.find((each) => id.startsWith(each));
    return type ? `${t(`${type}Address`)}: ` : '';
  };
  const errors = [...check.shown].map(([id, validationErrors]) => ({
    id,
    text: ofAddress(id) + describeErrors(validationErrors, labelOfField(id), tForms),
  }));

  return (
    <>
      <ErrorSummary errors={wasInvalid ? errors : []} />
      {shopper === 'guest' && <LoginPrompt onLogin={onLogin} businessUrl={props.businessUrl} />}
      <form className="noest-checkout__fields" ref={form} noValidate onSubmit={submit}>
        <ContactSection checkout={checkout} draft={draft} check={check} onLogin={onLogin} />
        {billing && <BusinessBilling address={billing} />}
        {shopper === 'business' && (
          <a className="noest-checkout__link" href={props.businessUrl}>
            {t('registerBusiness')}
          </a>
        )}
        {asked.map((type, index) => (
          <AddressSection
            key={type}
            type={type}
            address={draft[type]}
            saved={customer?.addresses ?? []}
            isBusiness={shopper === 'business'}
            mayBeCompany={shopper === 'guest' && type === 'billing'}
            beCompanyNumber={beCompanyNumber}
            vatCheck={vatCheck}
            addition={addition}
            check={check}
            onChange={(patch) => checkout.changeAddress(type, patch)}
            onLooking={(is) => setLooking((known) => withMember(known, type, is))}
          >
            {index === 0 && !isVirtual && <SameBox checkout={checkout} isSame={draft.isSame} />}
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

/** Checkout rule 6: a guest ticks that shipping differs, a customer that billing is the same; a business has no box. */
function SameBox({ checkout, isSame }: { readonly checkout: CheckoutDetails; readonly isSame: boolean }) {
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
