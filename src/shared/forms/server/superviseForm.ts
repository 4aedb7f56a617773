import { afterLeaving, showInvalid } from '../showInvalid';
import { t as tCommon } from '../../i18n/messages';
import { t } from '../messages';
import { errorTextOf } from './rulesOf';
import { fieldsOf, isControl, type Field } from './Field';
import { send } from '../send/send';
import { isMarked, showError, createSummary } from './errors';
import '../field.css';
import '../send/form.css';

interface Supervision {
  /** Rules by the name of a field, beside those on the fields themselves. */
  readonly rules: Readonly<Record<string, string>>;
  /** Milliseconds from the last key to the check. */
  readonly delay: number;
  /** Milliseconds an answer is waited for. */
  readonly timeLimit: number;
  /** How it is sent: by the browser, or without leaving the page. */
  readonly submit: 'native' | 'fetch';
}

/** Checks a form while it is filled in and before it goes, until `signal` aborts. */
export function superviseForm(
  form: HTMLFormElement,
  { rules, delay, timeLimit, submit }: Supervision,
  signal: AbortSignal,
): void {
  const summary = createSummary(form);
  const edited = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const wasNative = !form.noValidate;
  form.noValidate = true;
  let isSending = false;

  const fieldAt = (target: EventTarget | null): Field | undefined =>
    isControl(target) ? fieldsOf(form).find(({ name }) => name === target.name) : undefined;

  function check(field: Field): string {
    clearTimeout(timers.get(field.name));
    const validationError = errorTextOf(field, form, rules);
    showError(field, validationError);
    return validationError;
  }

  function checkAll(): boolean {
    const wrong = fieldsOf(form).flatMap((field) => {
      const text = check(field);
      return text === '' ? [] : [{ control: field.control, text }];
    });
    if (wrong.length === 0) summary.clear();
    else summary.showErrors(wrong);
    return wrong.length === 0;
  }

  function onInput({ target }: Event): void {
    const field = fieldAt(target);
    if (!field) return;
    edited.add(field.name);
    clearTimeout(timers.get(field.name));
    if (isMarked(field) && errorTextOf(field, form, rules) === '') showError(field, '');
    else
      timers.set(
        field.name,
        setTimeout(() => check(field), delay),
      );
  }

  function onLeave({ target }: Event): void {
    const field = fieldAt(target);
    if (field && edited.has(field.name)) afterLeaving(() => !signal.aborted && check(field));
  }

  function onSubmit(event: SubmitEvent): void {
    if (isSending || !checkAll()) {
      event.preventDefault();
      if (!isSending) showInvalid(form);
    } else if (submit === 'fetch') {
      event.preventDefault();
      void sendIt(event.submitter);
    }
  }

  async function sendIt(submitter: HTMLElement | null): Promise<void> {
    isSending = true;
    submitter?.setAttribute('aria-disabled', 'true');
    const sent = await send(form, submitter, timeLimit, signal);
    isSending = false;
    submitter?.removeAttribute('aria-disabled');
    if (signal.aborted) return;
    if (sent?.redirect) return location.assign(sent.redirect);
    if (!sent) return summary.showResult('error', tCommon('failed'));
    if (sent.ok) return finish(sent.message || t('sent'));
    showServerErrors(sent.errors, sent.message);
  }

  function finish(message: string): void {
    form.reset();
    summary.showResult('success', message);
  }

  function showServerErrors(errors: Readonly<Record<string, string>>, message: string): void {
    const wrong = fieldsOf(form).flatMap((field) => {
      const text = errors[field.name];
      if (text === undefined) return [];
      showError(field, text);
      return [{ control: field.control, text }];
    });
    if (wrong.length === 0) return summary.showResult('error', message || tCommon('failed'));
    summary.showErrors(wrong);
    showInvalid(form);
  }

  function clear(): void {
    edited.clear();
    for (const field of fieldsOf(form)) showError(field, '');
    summary.clear();
  }

  form.addEventListener('input', onInput, { signal });
  form.addEventListener('focusout', onLeave, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('reset', clear, { signal });
  signal.addEventListener('abort', () => {
    for (const timer of timers.values()) clearTimeout(timer);
    summary.remove();
    if (wasNative) form.noValidate = false;
  });
}
