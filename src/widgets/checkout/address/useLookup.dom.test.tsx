import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiResult, ShopApi } from '../../../shared/api';
import { ok } from '../../../shared/api/result';
import { EMPTY_ADDRESS } from './model';
import { useLookup } from './useLookup';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) =>
    call({
      lookUpPostcode: async (postcode: string, number: string) => (asked.push(`${postcode} ${number}`), ok(null)),
    } as unknown as ShopApi),
}));

const options = { isManual: false, isAdditionOpen: false, choice: 'ask', canLookUp: true } as const;

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('checkout rule 20: an address is looked up 250 ms after the last key, once', () => {
  const { result } = renderHook(() => useLookup({ ...EMPTY_ADDRESS, postcode: '1016GV' }, options));
  const type = (text: string) => act(() => result.current[1]({ type: 'typed', field: 'houseNumber', text }));
  type('2');
  vi.advanceTimersByTime(249);
  type('26');
  vi.advanceTimersByTime(249);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['1016GV 26']);
});

test('checkout rule 20: an address that is filled in already is looked up on load', () => {
  renderHook(() => useLookup({ ...EMPTY_ADDRESS, postcode: '1016GV', houseNumber: '263' }, options));
  vi.advanceTimersByTime(250);
  expect(asked).toEqual(['1016GV 263']);
});
