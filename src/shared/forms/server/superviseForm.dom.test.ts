import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountPerTest } from '../../../../tests/support/mountPerTest';
import { superviseForm } from './superviseForm';

const mount = mountPerTest();
const DELAY_MS = 500;

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ message: 'Bedankt!' }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function supervise(fields: string, rules: Readonly<Record<string, string>> = {}): HTMLFormElement {
  document.body.innerHTML = `<form action="/contact">${fields}<button>Verstuur</button></form>`;
  const form = document.querySelector('form')!;
  superviseForm(form, { rules, delay: DELAY_MS, timeLimit: 10_000, submit: 'fetch' }, mount.signal);
  return form;
}

async function submit(form: HTMLFormElement): Promise<void> {
  const submitter = form.querySelector('button');
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  await vi.advanceTimersByTimeAsync(1);
}

test('shared rule 28: a form that has been sent and emptied shows no error for what was typed just before', async () => {
  const form = supervise('<label>E-mail <input name="email" required></label>');
  const input = form.querySelector('input')!;
  input.value = 'sanne@example.com';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await submit(form);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(document.body.textContent).toContain('Bedankt!');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
});

test.each(['agree', '', '0'])(
  'shared rule 27: a required box that is ticked is right, with "%s" as its value',
  async (value) => {
    const form = supervise(`<label><input type="checkbox" name="terms" value="${value}" required> Akkoord</label>`);
    const box = form.querySelector('input')!;
    await submit(form);
    expect([fetched.mock.calls.length, box.getAttribute('aria-invalid')]).toEqual([0, 'true']);
    box.checked = true;
    await submit(form);
    expect(fetched).toHaveBeenCalledOnce();
  },
);

test('elements rule 6: a field that a rule or the form names, and that is not there, is told once', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const fields = `<input name="name"><input name="company" data-rules="required-if:bussiness,1">
    <input name="again" data-rules="same-email:emial"><input name="zip" data-rules="postcode:country|postcode:land">
    <input type="hidden" name="country" value="NL">`;
  const form = supervise(fields, { name: 'required', nmae: 'required' });
  await submit(form);
  await submit(form);
  expect(told.mock.calls.flat()).toEqual([
    '[noest] form, rules: expected the name of a field of the form, found "nmae"',
    '[noest] form, rules of field "company": expected the name of a field of the form, found "bussiness"',
    '[noest] form, rules of field "again": expected the name of a field of the form, found "emial"',
    '[noest] form, rules of field "zip": expected the name of a field of the form, found "land"',
  ]);
});

test('elements rule 6: a rule reads what the form sends without asking', async () => {
  const form = supervise(
    '<label>Postcode <input name="zip" value="1000" data-rules="postcode:country_id"></label><input type="hidden" name="country_id" value="BE">',
  );
  await submit(form);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a form goes on to the page that its server led to, whatever its path', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const page = new Response('', { headers: { 'Content-Type': 'text/html' } });
  const url = 'https://shop.example//elsewhere.example/';
  fetched.mockResolvedValue(Object.defineProperties(page, { redirected: { value: true }, url: { value: url } }));
  await submit(supervise(''));
  expect(assign).toHaveBeenCalledWith(url);
});

test('a form goes where the browser would send it, whatever its fields are called', async () => {
  const form = supervise('<input type="hidden" name="action" value="subscribe">');
  // As in a browser, where the field stands before the property.
  Object.defineProperty(form, 'action', { value: form.querySelector('input') });
  await submit(form);
  form.querySelector('button')!.setAttribute('formaction', '/elsewhere');
  await submit(form);
  const paths = fetched.mock.calls.map(([address]) => new URL(address as string).pathname);
  expect(paths).toEqual(['/contact', '/elsewhere']);
});
