import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../../../tests/support/mountPerTest';
import { build } from '../../../../shared/platform/dom';
import behaviour from './behaviour';

const mounted = mountInFakeTime();

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
});

interface Given {
  readonly type?: string;
  readonly required?: boolean;
  readonly pattern?: string;
  readonly rules?: string;
  readonly message?: string;
}

function fieldOf(name: string, given: Given): { frame: HTMLElement; input: HTMLInputElement } {
  const input = build('input', 'noest-field__control');
  input.id = name;
  input.name = name;
  input.type = given.type ?? 'text';
  input.required = given.required ?? false;
  if (given.pattern) input.pattern = given.pattern;
  if (given.rules) input.dataset['rules'] = given.rules;
  if (given.message) input.dataset['message'] = given.message;
  const label = build('label', '', 'Postcode', build('span', 'noest-field__optional', ' (optioneel)'));
  label.htmlFor = name;
  return { frame: build('div', 'noest-field', label, input), input };
}

function attach(given: Given, props: Partial<Parameters<typeof behaviour.attach>[1]> = {}) {
  const { frame, input } = fieldOf('postcode', given);
  const other = fieldOf('other', {});
  const form = document.body.appendChild(build('form', '', frame, other.frame));
  form.action = '/stuur';
  form.method = 'post';
  behaviour.attach(form, { rules: {}, delay: 500, timeLimit: 10_000, submit: 'native', ...props }, mounted.signal);
  return {
    form,
    input,
    type(text: string) {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    leaveField: () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    submit() {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      form.dispatchEvent(event);
      return { isStopped: event.defaultPrevented };
    },
    error: () => frame.querySelector('.noest-field__error')?.textContent ?? '',
    summary: () => form.querySelector('[role=alert]')?.textContent ?? '',
  };
}

describe('elements rules 3 to 5', () => {
  test('rule 4: a field is checked 500 ms after the last input', () => {
    const { type, error } = attach({ rules: 'digits:4' });
    type('12');
    vi.advanceTimersByTime(499);
    expect(error()).toBe('');
    vi.advanceTimersByTime(1);
    expect(error()).toBe('Vul een juiste waarde in.');
  });

  test('rule 4: a field is checked when it is left after an edit', async () => {
    const { type, leaveField, error } = attach({ rules: 'digits:4' });
    type('12');
    leaveField();
    await vi.advanceTimersByTimeAsync(0);
    expect(error()).toBe('Vul een juiste waarde in.');
  });

  test('rule 3: a form is submitted only after validation passes, and wrong fields are marked and listed', () => {
    const { submit, type, input, error, summary } = attach({ required: true });
    expect(submit().isStopped).toBe(true);
    expect([error(), input.getAttribute('aria-invalid')]).toEqual(['Postcode is verplicht.', 'true']);
    expect(summary()).toBe('Controleer de gemarkeerde velden.Postcode is verplicht.');
    expect(document.activeElement).toBe(input);
    type('1234AB');
    expect(submit().isStopped).toBe(false);
    expect(summary()).toBe('');
  });

  test("shared rule 27, elements rule 5: a filled field that fails shows its own message, a missing one the kit's", () => {
    const { submit, type, error } = attach({ required: true, pattern: '[0-9]+', message: 'Alleen cijfers, graag.' });
    submit();
    expect(error()).toBe('Postcode is verplicht.');
    type('x');
    submit();
    expect(error()).toBe('Alleen cijfers, graag.');
  });
});

test('elements rule 4: a corrected error disappears at once', () => {
  const { type, submit, input, error } = attach({ required: true });
  submit();
  type('1');
  expect([error(), input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
    '',
    null,
    null,
  ]);
});

test('elements rule 3: a button with formnovalidate sends the form as it is', () => {
  const { form } = attach({ required: true });
  const button = form.appendChild(build('button', '', 'Zoek op'));
  button.setAttribute('formnovalidate', '');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  form.dispatchEvent(event);
  expect([event.defaultPrevented, form.querySelector('[aria-invalid]')]).toEqual([false, null]);
});

test('keeps the existing description of a field beside its error', () => {
  const { form, input, submit } = attach({ required: true });
  input.setAttribute('aria-describedby', 'hint');
  submit();
  expect(input.getAttribute('aria-describedby')).toBe('hint postcode-error');
  expect(form.querySelector('#postcode-error')).not.toBeNull();
});

test('elements rule 6: rules may be listed on the form, and a disabled field is not checked', () => {
  const { input, submit } = attach({}, { rules: { postcode: 'required|postcode:NL' } });
  expect(submit().isStopped).toBe(true);
  input.disabled = true;
  expect(submit().isStopped).toBe(false);
});

test('elements rule 7: a pattern that could block the page is removed and reported', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { input, type, submit } = attach({ pattern: '(a+)+' });
  type('a'.repeat(50));
  expect(submit().isStopped).toBe(false);
  expect(input.hasAttribute('pattern')).toBe(false);
  expect(logged.mock.calls[0]?.[0]).toContain('[noest] form, pattern of field "postcode": expected no repeat');
});

test('elements rule 6: a list of rules that cannot be read is reported and checks nothing', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { submit } = attach({ rules: 'verplichtt' });
  expect(submit().isStopped).toBe(false);
  expect(logged.mock.calls[0]?.[0]).toContain('rules of field "postcode": expected one of accepted');
});

test('restores the validation of the browser when it is removed', () => {
  const { form, submit } = attach({ required: true });
  submit();
  mounted.leave();
  expect([form.noValidate, form.querySelector('[role=alert]')]).toEqual([false, null]);
});

describe('elements rule 8: sent without leaving the page', () => {
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(body, { status })),
    );

  test('shows the message of a success and empties the form', async () => {
    answer({ message: 'Je bent aangemeld.' });
    const { type, submit, input, summary } = attach({}, { submit: 'fetch' });
    type('1234AB');
    expect(submit().isStopped).toBe(true);
    await expect.poll(() => summary()).toBe('Je bent aangemeld.');
    expect(input.value).toBe('');
  });

  test('shows an error of the server at its field', async () => {
    answer({ errors: { postcode: 'Postcode is niet geldig.' } }, 422);
    const { submit, error } = attach({}, { submit: 'fetch' });
    submit();
    await expect.poll(() => error()).toBe('Postcode is niet geldig.');
  });

  test('keeps what was typed after an invalid response', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer('kapot', 500);
    const { type, submit, input, summary } = attach({}, { submit: 'fetch' });
    type('1234AB');
    submit();
    await expect.poll(() => summary()).toBe('Er is iets misgegaan, probeer het opnieuw.');
    expect(input.value).toBe('1234AB');
  });

  test('ignores a second submit while one runs', async () => {
    answer({ message: 'Gelukt' });
    const { submit, summary } = attach({}, { submit: 'fetch' });
    submit();
    submit();
    await expect.poll(() => summary()).toBe('Gelukt');
    expect(fetch).toHaveBeenCalledOnce();
  });
});
