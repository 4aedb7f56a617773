import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../shared/dom';
import behaviour from './index';

let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  leave = new AbortController();
  HTMLElement.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  leave.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

interface Given {
  readonly type?: string;
  readonly required?: boolean;
  readonly pattern?: string;
  readonly rules?: string;
  readonly message?: string;
}

function fieldOf(name: string, given: Given): { place: HTMLElement; input: HTMLInputElement } {
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
  return { place: build('div', 'noest-field', label, input), input };
}

function attach(given: Given, props: Partial<Parameters<typeof behaviour.attach>[1]> = {}) {
  const { place, input } = fieldOf('postcode', given);
  const other = fieldOf('other', {});
  const form = document.body.appendChild(build('form', '', place, other.place));
  form.action = '/stuur';
  form.method = 'post';
  behaviour.attach(form, { rules: {}, delay: 500, timeLimit: 10_000, submit: 'native', ...props }, leave.signal);
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
    error: () => place.querySelector('.noest-field__error')?.textContent ?? '',
    summary: () => form.querySelector('[role=alert]')?.textContent ?? '',
  };
}

describe('specification 5', () => {
  test('a field is checked 500 ms after the last input', () => {
    const { type, error } = attach({ rules: 'digits:4' });
    type('12');
    vi.advanceTimersByTime(499);
    expect(error()).toBe('');
    vi.advanceTimersByTime(1);
    expect(error()).toBe('Vul een juiste waarde in.');
  });

  test('and when it is left', () => {
    const { type, leaveField, error } = attach({ rules: 'digits:4' });
    type('12');
    leaveField();
    vi.advanceTimersByTime(0);
    expect(error()).toBe('Vul een juiste waarde in.');
  });

  test('a form is submitted only after validation passes, and the fields are marked', () => {
    const { submit, type, input, error, summary } = attach({ required: true });
    expect(submit().isStopped).toBe(true);
    expect([error(), input.getAttribute('aria-invalid')]).toEqual(['Postcode is verplicht.', 'true']);
    expect(summary()).toBe('Controleer de gemarkeerde velden.Postcode is verplicht.');
    expect(document.activeElement).toBe(input);
    type('1234AB');
    expect(submit().isStopped).toBe(false);
    expect(summary()).toBe('');
  });

  test("a field that fails a pattern rule shows its own message, and a missing one the kit's", () => {
    const { submit, type, error } = attach({ required: true, pattern: '[0-9]+', message: 'Alleen cijfers, graag.' });
    submit();
    expect(error()).toBe('Postcode is verplicht.');
    type('x');
    submit();
    expect(error()).toBe('Alleen cijfers, graag.');
  });
});

test('a mended field is let go at once', () => {
  const { type, submit, input, error } = attach({ required: true });
  submit();
  type('1');
  expect([error(), input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
    '',
    null,
    null,
  ]);
});

test('the error is tied to its field beside what described it before', () => {
  const { form, input, submit } = attach({ required: true });
  input.setAttribute('aria-describedby', 'hint');
  submit();
  expect(input.getAttribute('aria-describedby')).toBe('hint postcode-error');
  expect(form.querySelector('#postcode-error')).not.toBeNull();
});

test('rules may be listed on the form; a field that is hidden or disabled is asked nothing', () => {
  const { input, submit } = attach({}, { rules: { postcode: 'required|postcode:NL' } });
  expect(submit().isStopped).toBe(true);
  input.disabled = true;
  expect(submit().isStopped).toBe(false);
});

test('a pattern that could hang the page is taken away and told of', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { input, type, submit } = attach({ pattern: '(a+)+' });
  type('a'.repeat(50));
  expect(submit().isStopped).toBe(false);
  expect(input.hasAttribute('pattern')).toBe(false);
  expect(told.mock.calls[0]?.[0]).toContain('[noest] form, pattern of field "postcode": expected no repeat');
});

test('a list of rules that can not be read is told of, and asks nothing', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { submit } = attach({ rules: 'verplichtt' });
  expect(submit().isStopped).toBe(false);
  expect(told.mock.calls[0]?.[0]).toContain('rules of field "postcode": expected one of accepted');
});

test('once it has left the browser checks again', () => {
  const { form, submit } = attach({ required: true });
  submit();
  leave.abort();
  expect([form.noValidate, form.querySelector('[role=alert]')]).toEqual([false, null]);
});

describe('sent without leaving the page', () => {
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(body, { status })),
    );

  test('good news stands at the head of the form, and the form is empty again', async () => {
    answer({ message: 'Je bent aangemeld.' });
    const { type, submit, input, summary } = attach({}, { submit: 'fetch' });
    type('1234AB');
    expect(submit().isStopped).toBe(true);
    await vi.waitFor(() => expect(summary()).toBe('Je bent aangemeld.'));
    expect(input.value).toBe('');
  });

  test('what the server refuses is told at its field', async () => {
    answer({ errors: { postcode: 'Postcode is niet geldig.' } }, 422);
    const { submit, error } = attach({}, { submit: 'fetch' });
    submit();
    await vi.waitFor(() => expect(error()).toBe('Postcode is niet geldig.'));
  });

  test('no answer, or one that can not be read, keeps what was typed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer('kapot', 500);
    const { type, submit, input, summary } = attach({}, { submit: 'fetch' });
    type('1234AB');
    submit();
    await vi.waitFor(() => expect(summary()).toBe('Er is iets misgegaan, probeer het opnieuw.'));
    expect(input.value).toBe('1234AB');
  });

  test('two submits are one', async () => {
    answer({ message: 'Gelukt' });
    const { submit, summary } = attach({}, { submit: 'fetch' });
    submit();
    submit();
    await vi.waitFor(() => expect(summary()).toBe('Gelukt'));
    expect(fetch).toHaveBeenCalledOnce();
  });
});
