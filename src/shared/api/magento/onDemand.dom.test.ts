import { expect, test, vi } from 'vitest';
import { ok } from '../result';
import { onDemand } from './onDemand';

test('code that can not be fetched is a network error, and the next call fetches it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetchCalls = vi.fn(async () => ({ answer: async () => ok(1) })).mockRejectedValueOnce(new Error('404'));
  const ask = onDemand(fetchCalls);
  expect(await ask((calls) => calls.answer())).toEqual({ ok: false, error: { kind: 'network' } });
  expect(await ask((calls) => calls.answer())).toEqual(ok(1));
  expect(await ask((calls) => calls.answer())).toEqual(ok(1));
  expect(fetchCalls).toHaveBeenCalledTimes(2);
});
