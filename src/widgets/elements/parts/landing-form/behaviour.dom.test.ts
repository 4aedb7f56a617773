import { beforeEach, expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../../../tests/support/mountPerTest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { build } from '../../../../shared/platform/dom';
import landingForm from './behaviour';
import part from './part';

const mounted = mountInFakeTime();

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
});

/** A form inside the part, with a required field. */
function attach() {
  const input = build('input', 'noest-field__control');
  Object.assign(input, { id: 'naam', name: 'naam', required: true });
  const label = build('label', '', 'Naam');
  label.htmlFor = 'naam';
  const frame = build('div', 'noest-field', label, input);
  const form = build('form', '', frame);
  form.action = '/landing/vlonder';
  void landingForm.attach(document.body.appendChild(build('div', '', form)), propsOf(part), mounted.signal);
  return {
    form,
    input,
    submit: () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    type(text: string) {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    error: () => frame.querySelector('.noest-field__error')?.textContent ?? '',
    summary: () => form.querySelector('[role=alert]')?.textContent ?? '',
  };
}

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

test('elements rule 9: a landing form is not sent while something is wrong, and an error that is mended is gone', () => {
  answer({ message: 'Bedankt.' });
  const { submit, type, error } = attach();
  expect([submit(), error()]).toEqual([false, 'Naam is verplicht.']);
  type('Sanne');
  expect(error()).toBe('');
  expect(fetch).not.toHaveBeenCalled();
});

test('elements rule 9: a field of it is checked 500 ms after the last input', () => {
  const { type, error } = attach();
  type('S');
  type('');
  vi.advanceTimersByTime(499);
  expect(error()).toBe('');
  vi.advanceTimersByTime(1);
  expect(error()).toBe('Naam is verplicht.');
});

test('elements rule 9: it is sent without leaving the page, and emptied by a success', async () => {
  answer({ message: 'Bedankt.' });
  const { submit, type, input, summary } = attach();
  type('Sanne');
  expect(submit()).toBe(false);
  await expect.poll(() => summary()).toBe('Bedankt.');
  expect([input.value, vi.mocked(fetch).mock.calls.length]).toEqual(['', 1]);
});

test('elements rule 9: an error of the server is shown at its field, and what was typed stays', async () => {
  answer({ errors: { naam: 'Vul je naam in.' } }, 422);
  const { submit, type, input, error } = attach();
  type('S');
  submit();
  await expect.poll(() => error()).toBe('Vul je naam in.');
  expect(input.value).toBe('S');
});

test('elements rule 9: an answer is waited for 10000 ms', async () => {
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const { submit, type, input, summary } = attach();
  type('Sanne');
  submit();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(summary()).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect([summary(), input.value]).toEqual(['Er is iets misgegaan, probeer het opnieuw.', 'Sanne']);
});

test('elements rule 2: once the part has left, the form is as the server sent it and checked by the browser again', () => {
  const { form, input, submit, error } = attach();
  submit();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  mounted.leave();
  expect([form.noValidate, error(), form.querySelector('[role=alert]')]).toEqual([false, '', null]);
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
});
