import { signal } from '@preact/signals-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loading, SOON_MS } from './Loading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const pending = signal(false);
  const element = document.createElement('div');
  render(<Loading listing={{ pending }} element={element} />);
  const ask = (isPending: boolean, ms: number) =>
    act(() => {
      pending.value = isPending;
      vi.advanceTimersByTime(ms);
    });
  const told = () => [screen.getByRole('status').textContent, element.getAttribute('aria-busy')];
  return { ask, told };
}

test('a list that takes its time says so, and no longer once it is there', () => {
  const { ask, told } = open();
  ask(true, 0);
  ask(true, SOON_MS);
  expect(told()).toEqual(['Producten worden geladen', 'true']);
  ask(false, 0);
  expect(told()).toEqual(['', null]);
});

test('a list that comes at once is neither announced nor marked, then or later', () => {
  const { ask, told } = open();
  ask(true, 0);
  ask(true, SOON_MS - 1);
  expect(told()).toEqual(['', null]);
  ask(false, 0);
  ask(false, SOON_MS);
  expect(told()).toEqual(['', null]);
});
