import { signal } from '@preact/signals-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loading, BUSY_AFTER_MS } from './ListStatus';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const pending = signal(false);
  const element = document.createElement('div');
  render(<Loading listing={{ pending }} element={element} />);
  const setPending = (isPending: boolean, ms: number) =>
    act(() => {
      pending.value = isPending;
      vi.advanceTimersByTime(ms);
    });
  const status = () => [screen.getByRole('status').textContent, element.getAttribute('aria-busy')];
  return { setPending, status };
}

test('listing rule 14: a list that is pending for 150 ms is announced and marked until it is shown', () => {
  const { setPending, status } = open();
  setPending(true, 0);
  setPending(true, BUSY_AFTER_MS);
  expect(status()).toEqual(['Producten worden geladen', 'true']);
  setPending(false, 0);
  expect(status()).toEqual(['', null]);
});

test('listing rule 14: a list that is shown sooner is neither announced nor marked, then or later', () => {
  const { setPending, status } = open();
  setPending(true, 0);
  setPending(true, BUSY_AFTER_MS - 1);
  expect(status()).toEqual(['', null]);
  setPending(false, 0);
  setPending(false, BUSY_AFTER_MS);
  expect(status()).toEqual(['', null]);
});
