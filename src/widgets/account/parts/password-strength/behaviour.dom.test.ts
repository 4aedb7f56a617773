import { expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../../../tests/support/mountPerTest';
import { build } from '../../../../shared/platform/dom';
import behaviour from './behaviour';

const mounted = mountInFakeTime();

function attach() {
  const field = build('input', '');
  field.type = 'password';
  const holder = document.body.appendChild(build('div', '', field));
  behaviour.attach(holder, { delay: 200 }, mounted.signal);
  const type = (password: string) => {
    field.value = password;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { holder, type, announced: () => holder.querySelector('[role=status]')?.textContent };
}

test('account rule 11: the badge follows 200 ms after the last input, and is removed while the field is empty', () => {
  const { type, announced } = attach();
  type('hout');
  vi.advanceTimersByTime(199);
  expect(announced()).toBe('');
  vi.advanceTimersByTime(1);
  expect(announced()).toBe('Wachtwoordsterkte: Zwak');
  type('Hout-en-bout1');
  vi.advanceTimersByTime(200);
  expect(announced()).toBe('Wachtwoordsterkte: Sterk');
  type('');
  vi.advanceTimersByTime(200);
  expect(announced()).toBe('');
});

test('leaves no element and no timer when it is removed', () => {
  const { holder, type } = attach();
  type('hout');
  mounted.leave();
  expect(holder.children).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
