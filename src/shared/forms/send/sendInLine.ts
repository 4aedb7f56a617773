import { build, buildIcon } from '../../platform/dom';
import { t as tCommon } from '../../i18n/messages';
import { t } from '../messages';
import { noticeIcons } from '../../ui/look/pageIcons';
import { tie, untie } from '../tie';
import { send } from './send';
import '../../ui/look/icon.css';
import '../../ui/look/notice.css';
import './form.css';

let count = 0;

/**
 * Sends a small form without leaving the page, and says in a line below it how that went. What was typed stays: it says
 * whom the line speaks of, and can be mended where the server has something to say about it.
 */
export function sendInLine(form: HTMLFormElement, timeLimit: number, signal: AbortSignal): void {
  const line = build('div', 'noest-form__line');
  line.id = `noest-line-${(count += 1)}`;
  line.setAttribute('role', 'status');
  form.append(line);
  const wasNative = !form.noValidate;
  // The server says what is wrong in the shop's words; a browser has its own, and its own language.
  form.noValidate = true;
  let isSending = false;
  let marked: readonly Element[] = [];

  function say(type: 'success' | 'error', words: string): void {
    const icon = buildIcon(noticeIcons[type === 'error' ? 'circle-alert' : 'circle-check']);
    const text = build('div', 'noest-notice__text', words);
    line.replaceChildren(build('div', `noest-notice noest-notice--${type}`, icon, text));
  }

  function mark(wrong: readonly string[]): void {
    for (const control of marked) {
      control.removeAttribute('aria-invalid');
      untie(control, line.id);
    }
    marked = [...form.elements].filter((control) => wrong.includes(control.getAttribute('name') ?? ''));
    for (const control of marked) {
      control.setAttribute('aria-invalid', 'true');
      tie(control, line.id);
    }
    (marked[0] as HTMLElement | undefined)?.focus();
  }

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const { submitter } = event;
    isSending = true;
    submitter?.setAttribute('aria-disabled', 'true');
    const sent = await send(form, submitter, timeLimit, signal);
    isSending = false;
    submitter?.removeAttribute('aria-disabled');
    if (signal.aborted) return;
    if (sent?.redirect) return location.assign(sent.redirect);
    const { ok = false, errors = {}, message = '' } = sent ?? {};
    mark(Object.keys(errors));
    say(ok ? 'success' : 'error', Object.values(errors).join(' ') || message || (ok ? t('sent') : tCommon('failed')));
  }

  form.addEventListener('submit', (event) => void onSubmit(event), { signal });
  form.addEventListener('input', () => mark([]), { signal });
  signal.addEventListener('abort', () => {
    mark([]);
    line.remove();
    if (wasNative) form.noValidate = false;
  });
}
