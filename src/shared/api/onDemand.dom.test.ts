import { expect, test, vi } from 'vitest';
import { ok } from './result';
import { onDemand } from './onDemand';

test('code that can not be fetched is a network error, and the next call fetches it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetchCalls = vi
    .fn(async () => ({ sum: async (a: number, b: number) => ok(a + b) }))
    .mockRejectedValueOnce(new Error('404'));
  const { sum } = onDemand(fetchCalls, ['sum']);
  expect(await sum(1, 2)).toEqual({ ok: false, error: { kind: 'network' } });
  expect(await sum(1, 2)).toEqual(ok(3));
  expect(await sum(2, 2)).toEqual(ok(4));
  expect(fetchCalls).toHaveBeenCalledTimes(2);
});
