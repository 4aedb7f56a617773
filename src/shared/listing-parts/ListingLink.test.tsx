import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '../state/listing';
import { toPage } from '../state/listing/model';
import { ListingLink } from '.';

const go = vi.fn<Listing['go']>(() => Promise.resolve(true));
const prefetch = vi.fn<Listing['prefetch']>();
const listing = { go, prefetch, address: () => '/planken?page=2' } as unknown as Listing;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => {
  render(
    <ListingLink listing={listing} change={toPage(2)}>
      2
    </ListingLink>,
  );
  return screen.getByRole('link', { name: '2' });
};

test('a pointer that rests on it fetches what it leads to, one that passes over does not', () => {
  const link = show();
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('a press fetches at once, before it is a click', () => {
  fireEvent.pointerDown(show());
  expect(prefetch).toHaveBeenCalledOnce();
});

test('a click goes there in place', () => {
  expect(fireEvent.click(show())).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click for another tab or window (%o) stays the browser's own",
  (how) => {
    const link = show();
    link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
    fireEvent.click(link, how);
    expect(go).not.toHaveBeenCalled();
  },
);
