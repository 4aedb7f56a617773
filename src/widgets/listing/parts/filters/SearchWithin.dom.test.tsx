import { signal } from '@preact/signals-core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListingState } from '../../../../shared/api';
import type { Listing } from '../../store/createListing';
import { SearchWithin } from './SearchWithin';

const whole: ListingState = { facets: {}, page: 3, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };

afterEach(cleanup);

function open(query = '') {
  const state = signal({ ...whole, query });
  const go = vi.fn<Listing['go']>(() => Promise.resolve(true));
  render(<SearchWithin name="planken" listing={{ state, go } as unknown as Listing} />);
  const field = screen.getByRole('searchbox', { name: 'Zoek in planken' });
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(field);
  };
  return { state, go, field, send };
}

test('listing rule 12: a search within a category sets the query and leads to page 1', () => {
  const { go, send } = open();
  send('  eiken ');
  expect(go.mock.calls[0]?.[0](whole)).toEqual({ ...whole, query: 'eiken', page: 1 });
});

test('listing rule 12: an empty field removes the query, and the same query starts no request', () => {
  const { go, send } = open('eiken');
  send('eiken');
  expect(go).not.toHaveBeenCalled();
  send('');
  expect(go.mock.calls[0]?.[0]({ ...whole, query: 'eiken' })).toEqual({ ...whole, page: 1 });
});

test('The field follows a query that changes by a chip or by Back', () => {
  const { state, field } = open('eiken');
  act(() => void (state.value = { ...whole, query: 'grenen' }));
  expect((field as HTMLInputElement).value).toBe('grenen');
});
