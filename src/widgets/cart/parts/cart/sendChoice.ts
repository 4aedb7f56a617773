import { send } from '../../../../shared/forms/send/send';
import { messages } from '../../../messages';
import { t } from '../../messages';
import { cart } from '../../store';

/** As every call of the cart (cart rule 3). */
const TIME_LIMIT = 10_000;

/** Sends the choice, and reads the totals again; without an answer that counts the choice is that of before (cart rule 49). */
export async function sendChoice(form: HTMLFormElement, signal: AbortSignal): Promise<string> {
  const chosen = [...form.querySelectorAll('input')].map((input) => ({ input, isChecked: input.checked }));
  const sent = await send(form, null, TIME_LIMIT, signal);
  if (sent?.ok) {
    for (const { input, isChecked } of chosen) input.defaultChecked = isChecked;
    await cart.refresh();
    return sent.message;
  }
  if (signal.aborted) return '';
  form.reset();
  messages.show({ type: 'error', text: Object.values(sent?.errors ?? {})[0] ?? t('choiceFailed') });
  return '';
}
