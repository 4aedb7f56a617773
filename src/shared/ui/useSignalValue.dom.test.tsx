import { computed, signal } from '@preact/signals-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSignalValue } from './useSignalValue';

afterEach(cleanup);

test('a component shows the value of now and follows it', () => {
  const count = signal(1);
  const View = () => <p>{useSignalValue(count)}</p>;
  render(<View />);
  act(() => {
    count.value = 2;
  });
  expect(screen.getByText('2')).toBeTruthy();
});

test('a computed object does not make it render for ever', () => {
  const source = signal(1);
  const double = computed(() => ({ value: source.value * 2 }));
  const View = () => <p>{useSignalValue(double).value}</p>;
  render(<View />);
  expect(screen.getByText('2')).toBeTruthy();
});

test('one that picks renders again for that alone', () => {
  const state = signal({ page: 1, sort: 'name' });
  const rendered = vi.fn();
  const View = () => {
    rendered();
    return <p>{useSignalValue(state, ({ page }) => page)}</p>;
  };
  render(<View />);
  act(() => void (state.value = { page: 1, sort: 'price' }));
  expect(rendered).toHaveBeenCalledOnce();
  act(() => void (state.value = { page: 2, sort: 'price' }));
  expect(screen.getByText('2')).toBeTruthy();
});

test('a component that suspends on its first render and leaves keeps no subscription', async () => {
  let subscriptions = 0;
  const count = signal(1, { watched: () => (subscriptions += 1), unwatched: () => (subscriptions -= 1) });
  const never = new Promise<never>(() => {});
  const View = () => <p>{[useSignalValue(count), use(never)]}</p>;
  const { unmount } = render(
    <Suspense fallback="wacht">
      <View />
    </Suspense>,
  );
  expect(screen.getByText('wacht')).toBeTruthy();
  unmount();
  expect(subscriptions).toBe(0);
});
