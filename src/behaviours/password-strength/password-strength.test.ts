import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../shared/dom';
import behaviour from './index';

let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  leave = new AbortController();
});

afterEach(() => {
  leave.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function attach() {
  const field = build('input', '');
  field.type = 'password';
  const holder = document.body.appendChild(build('div', '', field));
  behaviour.attach(holder, { delay: 200 }, leave.signal);
  const type = (password: string) => {
    field.value = password;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { holder, type, said: () => holder.querySelector('[role=status]')?.textContent };
}

test('specification 5: the badge updates 200 ms after typing, and is hidden when the field is empty', () => {
  const { type, said } = attach();
  type('hout');
  vi.advanceTimersByTime(199);
  expect(said()).toBe('');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('Wachtwoordsterkte: Zwak');
  type('Hout-en-bout1');
  vi.advanceTimersByTime(200);
  expect(said()).toBe('Wachtwoordsterkte: Sterk');
  type('');
  vi.advanceTimersByTime(200);
  expect(said()).toBe('');
});

test('once it has left nothing of it remains', () => {
  const { holder, type } = attach();
  type('hout');
  leave.abort();
  expect(holder.children).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
