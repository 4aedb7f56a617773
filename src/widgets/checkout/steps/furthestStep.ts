import { checkForm } from '../../../shared/forms';
import type { CheckoutDetails } from '../store/Checkout';
import { isListed, isShippingChosen } from '../store/shippingChoice';
import { detailsRules, detailsValues, type Situation } from './details/detailsRules';
import type { LastStep, ShownStep } from './flow';

type Offered = ReturnType<CheckoutDetails['shipping']['peek']>;

/** The last step whose earlier steps are valid as they are filled in now (checkout rules 3 and 72). */
export function furthestStep(situation: Situation, offered: Offered, last: LastStep): ShownStep {
  const { draft, isVirtual } = situation;
  if (checkForm(detailsRules(situation), detailsValues(draft)).size > 0) return 1;
  return last === 3 && (isVirtual || isWayKnown(draft, offered)) ? 3 : 2;
}

/** Until the ways are known, what was chosen on an earlier visit counts; the payment asks for them before anything else. */
function isWayKnown(draft: Situation['draft'], { status, items }: Offered): boolean {
  if (status !== 'ready' && items.length === 0) return draft.shippingMethod !== null && isListed(draft.shippingMethod);
  return isShippingChosen(draft, items);
}
