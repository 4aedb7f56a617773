import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '../store/createListing';
import { toPage } from '../store/model';
import { ListingLink } from './ListingLink';

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

test('listing rule 25: a pointer that rests on the link fetches its answer, one that passes over does not', () => {
  const link = show();
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('listing rule 25: a pointer that goes down fetches at once', () => {
  fireEvent.pointerDown(show());
  expect(prefetch).toHaveBeenCalledOnce();
});

test('A click changes the listing on the page', () => {
  expect(fireEvent.click(show())).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "listing rule 25: a click with a modifier key or another button (%o) is the browser's",
  (how) => {
    const link = show();
    link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
    fireEvent.click(link, how);
    expect(go).not.toHaveBeenCalled();
  },
);
