import { signal } from '@preact/signals-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../../tests/support/catalogue';
import type { ListingState } from '../../../../shared/api';
import { Toolbar } from './view';

const current = vi.hoisted(() => ({ listing: null as unknown }));
vi.mock('../../store/openListing', () => ({ currentListing: () => current.listing }));
vi.mock('../../../../mount/react', () => ({ Slot: () => null }));

const whole: ListingState = { facets: {}, page: 1, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };

afterEach(cleanup);

test('listing rule 30: the number of products is announced when it changes', () => {
  const shown = signal(catalogue(['a'], { totalItems: 62 }));
  current.listing = { catalogue: shown, state: signal(whole), isSearch: false };
  const mount = { element: document.createElement('div'), signal: new AbortController().signal, slots: new Map() };
  render(<Toolbar filters="" mount={mount} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('62 producten');
  act(() => void (shown.value = catalogue(['a'], { totalItems: 1 })));
  // A live region is announced where it stays and its text changes.
  expect([screen.getByRole('status'), region.textContent]).toEqual([region, '1 product']);
});
