import { beforeEach, expect, test, vi } from 'vitest';
import { mountPerTest } from '../../../../tests/support/mountPerTest';
import { sendInLine } from './sendInLine';

const mount = mountPerTest();

beforeEach(() => {
  const answer = { message: '', errors: { email: 'Dit adres kennen we niet.' } };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 422 }));
});

function formOf(fields: string): { form: HTMLFormElement; email: HTMLInputElement; name: HTMLInputElement } {
  document.body.innerHTML = `<form action="/newsletter">${fields}<button>Aanmelden</button></form>`;
  const form = document.querySelector('form')!;
  sendInLine(form, 10_000, mount.signal);
  const input = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  return { form, email: input('email'), name: input('name') };
}

async function submit(form: HTMLFormElement): Promise<void> {
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(form.textContent).toContain('Dit adres kennen we niet.'));
}

const type = (field: HTMLElement) => field.dispatchEvent(new Event('input', { bubbles: true }));

test('account rule 25: what is wrong is said beside what the field itself is described by, and taken off as it is mended', async () => {
  const { form, email } = formOf('<input name="name"><input name="email" aria-describedby="privacy">');
  await submit(form);
  const line = form.querySelector('[role=status]')!;
  expect(email.getAttribute('aria-describedby')).toBe(`privacy ${line.id}`);
  expect([email.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', email]);
  type(email);
  expect([email.getAttribute('aria-describedby'), email.getAttribute('aria-invalid')]).toEqual(['privacy', null]);
});

test('account rule 25: typing does not take the shopper to a field that the server printed as wrong', () => {
  const { email, name } = formOf('<input name="email" aria-invalid="true"><input name="name">');
  name.focus();
  type(name);
  expect([document.activeElement, email.getAttribute('aria-invalid')]).toEqual([name, 'true']);
});
