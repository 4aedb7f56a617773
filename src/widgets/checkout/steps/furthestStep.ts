import { checkForm } from '../../../shared/forms';
import { isListed } from '../store/choices';
import { detailsRules, detailsValues, type Situation } from './details/detailsRules';
import type { LastStep, ShownStep } from './flow';

/** The last step whose earlier steps are valid as they are filled in now (checkout rule 3). */
export function furthestStep(situation: Situation, last: LastStep): ShownStep {
  const { draft, isVirtual } = situation;
  if (checkForm(detailsRules(situation), detailsValues(draft)).size > 0) return 1;
  const hasMethod = isVirtual || (draft.shippingMethod !== null && isListed(draft.shippingMethod));
  return last === 3 && hasMethod ? 3 : 2;
}
