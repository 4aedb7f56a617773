import { signal } from '@preact/signals-core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../../tests/support/catalogue';
import { pageWith } from '../../../../../tests/support/pageWith';
import type { ListingState } from '../../../../shared/api';
import type { Listing } from '../../store/createListing';
import { SizeSelect } from './view';

const whole: ListingState = { facets: {}, page: 3, pageSize: 24, sort: null, query: '', minPrice: 0, maxPrice: 0 };
const go = vi.fn<Listing['go']>(() => Promise.resolve(true));
vi.mock('../../views/useListing', () => ({
  useListing: () => ({ catalogue: signal(catalogue([])), state: signal(whole), defaultPageSize: 12, go }),
}));

afterEach(() => {
  cleanup();
  pageWith();
  vi.clearAllMocks();
});

const mount = { element: document.body, signal: new AbortController().signal, slots: new Map() };
const offered = () => screen.getAllByRole('option').map(({ textContent }) => Number(textContent));

test.each([
  ['storefront', [12, 24, 48, 96]],
  ['magento', [12, 24, 36]],
] as const)('listing rule 8: the page sizes are those of the back end, %s', (backend, sizes) => {
  pageWith({ backend });
  render(<SizeSelect mount={mount} />);
  expect(offered()).toEqual(sizes);
});

test.each([
  ['storefront', 'page_size'],
  ['magento', 'product_list_limit'],
] as const)('listing rule 8: the field is called as the form of the back end has it, %s', (backend, name) => {
  pageWith({ backend });
  render(<SizeSelect mount={mount} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').name).toBe(name);
});

test('listing rule 8: data-sizes gives others', () => {
  render(<SizeSelect sizes={[9, 24]} mount={mount} />);
  expect(offered()).toEqual([9, 24]);
});

test('listing rule 7: the size that holds without a choice is none', () => {
  render(<SizeSelect mount={mount} />);
  const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  choose('48');
  expect(go.mock.lastCall?.[0](whole)).toMatchObject({ pageSize: 48, page: 1 });
  choose('12');
  expect(go.mock.lastCall?.[0](whole)).toMatchObject({ pageSize: null, page: 1 });
});
