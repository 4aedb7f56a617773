import { UNTOUCHED, checking, sending, shownErrors } from '../progress';
import { afterLeaving, showInvalid } from '../showInvalid';
import { ownValue } from '../../platform/ownValue';
import { t as tCommon } from '../../i18n/messages';
import { t } from '../messages';
import { errorTextOf, reportMissing } from './rulesOf';
import { fieldsOf, isControl, valuesOf, type Field } from './Field';
import { send } from '../send/send';
import { printedErrors, showError, createSummary } from './errors';
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
  let progress = UNTOUCHED;
  const printed = new Map(printedErrors(form));
  /** What the server says of a field, in the page or in an answer, until the field is edited. */
  const fromServer = new Map(printed);

  const fieldAt = (target: EventTarget | null): Field | undefined =>
    isControl(target) ? fieldsOf(form).find(({ name }) => name === target.name) : undefined;

  function errors(): Map<string, string> {
    const fields = fieldsOf(form);
    const values = valuesOf(form, fields);
    const texts = fields.map((field) => [field.name, errorTextOf(field, values, rules)] as const);
    return new Map(texts.filter(([, text]) => text !== ''));
  }

  function show(): void {
    const shown = shownErrors(progress, errors());
    for (const field of fieldsOf(form)) showError(field, shown.get(field.name) ?? fromServer.get(field.name) ?? '');
  }

  function check(name: string): void {
    clearTimeout(timers.get(name));
    progress = checking(progress, name);
    show();
  }

  function onInput({ target }: Event): void {
    const field = fieldAt(target);
    if (!field) return;
    edited.add(field.name);
    // What was wrong for the server is checked while it is mended, like any error that is shown.
    if (fromServer.delete(field.name)) progress = checking(progress, field.name);
    show();
    clearTimeout(timers.get(field.name));
    timers.set(
      field.name,
      setTimeout(() => check(field.name), delay),
    );
  }

  function onLeave({ target }: Event): void {
    const field = fieldAt(target);
    if (field && edited.has(field.name)) afterLeaving(() => !signal.aborted && check(field.name));
  }

  /** Whether the form may go; what stands in the way is shown. */
  function validate(): boolean {
    for (const name of Object.keys(rules)) reportMissing(name, form, 'rules');
    progress = sending(progress);
    fromServer.clear();
    show();
    const wrong = errors();
    if (wrong.size === 0) summary.clear();
    else summary.showErrors(withControls(wrong));
    return wrong.size === 0;
  }

  const withControls = (texts: ReadonlyMap<string, string>) =>
    fieldsOf(form).flatMap(({ name, control }) => {
      const text = texts.get(name);
      return text === undefined ? [] : [{ control, text }];
    });

  function onSubmit(event: SubmitEvent): void {
    // A button that asks for no check, such as one that looks something up, goes to the server as it is.
    if (event.submitter?.hasAttribute('formnovalidate')) return;
    if (isSending || !validate()) {
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

  function showServerErrors(texts: Readonly<Record<string, string>>, message: string): void {
    for (const { name } of fieldsOf(form)) {
      const text = ownValue(texts, name);
      if (text !== undefined) fromServer.set(name, text);
    }
    if (fromServer.size === 0) return summary.showResult('error', message || tCommon('failed'));
    show();
    summary.showErrors(withControls(fromServer));
    showInvalid(form);
  }

  function forgetTimers(): void {
    for (const timer of timers.values()) clearTimeout(timer);
  }

  function clear(): void {
    // A check that is due would find the emptied fields wrong.
    forgetTimers();
    edited.clear();
    fromServer.clear();
    progress = UNTOUCHED;
    for (const field of fieldsOf(form)) showError(field, '');
    summary.clear();
  }

  form.addEventListener('input', onInput, { signal });
  form.addEventListener('focusout', onLeave, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('reset', clear, { signal });
  signal.addEventListener('abort', () => {
    forgetTimers();
    for (const field of fieldsOf(form)) showError(field, printed.get(field.name) ?? '');
    summary.remove();
    if (wasNative) form.noValidate = false;
  });
}
