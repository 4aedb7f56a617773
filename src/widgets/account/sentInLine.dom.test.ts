import { afterEach, describe, expect, test, vi } from 'vitest';
import { mountPerTest } from '../../../tests/support/mountPerTest';
import { propsOf } from '../../../tests/support/renderPart';
import { build } from '../../shared/platform/dom';
import newsletter from './parts/newsletter/behaviour';
import welcomeDiscount from './parts/welcome-discount/behaviour';

const mounted = mountPerTest();

afterEach(() => void vi.useRealTimers());

describe.each([
  ['the newsletter', newsletter],
  ['the welcome discount', welcomeDiscount],
])('account rule 25: %s', (_form, { part, attach }) => {
  function open() {
    const input = Object.assign(build('input', ''), { name: 'email', value: 'sanne@example.com' });
    const form = document.body.appendChild(build('form', '', input));
    form.action = '/newsletter/subscribe';
    void attach(form, propsOf(part), mounted.signal);
    const line = form.querySelector('[role=status]')!;
    const submit = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return { input, line, submit };
  }

  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(body, { status })),
    );

  test('is sent without leaving the page, and a line below the form says how it went', async () => {
    answer({ message: 'Je bent aangemeld.' });
    const { input, line, submit } = open();
    expect([submit(), line.textContent]).toEqual([false, '']);
    await expect.poll(() => line.textContent).toBe('Je bent aangemeld.');
    expect([line.nextElementSibling, input.value]).toEqual([null, 'sanne@example.com']);
  });

  test('a wrong field is marked, described by the line, and has the focus', async () => {
    answer({ errors: { email: 'Vul een geldig e-mailadres in.' } }, 422);
    const { input, line, submit } = open();
    submit();
    await expect.poll(() => line.textContent).toBe('Vul een geldig e-mailadres in.');
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', line.id]);
    expect([document.activeElement, input.value]).toEqual([input, 'sanne@example.com']);
  });

  test('waits 10000 ms for an answer, and no longer', async () => {
    vi.useFakeTimers();
    const given = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(
      (_address, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    vi.stubGlobal('fetch', given);
    const { input, line, submit } = open();
    submit();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(line.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(line.textContent).toBe('Er is iets misgegaan, probeer het opnieuw.');
    expect(input.value).toBe('sanne@example.com');
  });
});
