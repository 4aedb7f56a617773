import { signal } from '@preact/signals-core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListingState } from '../../shared/listing-address';
import type { Listing } from '../../shared/state/listing';
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

test('specification 4: an in-category search sets the query, from the first page', () => {
  const { go, send } = open();
  send('  eiken ');
  expect(go.mock.calls[0]?.[0](whole)).toEqual({ ...whole, query: 'eiken', page: 1 });
});

test('an empty field takes the search away, the same words again ask for nothing', () => {
  const { go, send } = open('eiken');
  send('eiken');
  expect(go).not.toHaveBeenCalled();
  send('');
  expect(go.mock.calls[0]?.[0]({ ...whole, query: 'eiken' })).toEqual({ ...whole, page: 1 });
});

test('the field follows what is searched for, by a chip or by Back', () => {
  const { state, field } = open('eiken');
  act(() => void (state.value = { ...whole, query: 'grenen' }));
  expect((field as HTMLInputElement).value).toBe('grenen');
});
