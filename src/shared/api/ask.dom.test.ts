import { expect, test, vi } from 'vitest';
import { ask } from '.';

test('a call that throws is a network error, told to the developer: nobody waits for it for ever', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const half = '\ud800';
  const network = { ok: false, error: { kind: 'network' } };
  expect(await ask((shop) => shop.changeQuantity(half, 2))).toEqual(network);
  expect(await ask(() => Promise.reject(new Error('broken')))).toEqual(network);
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    '[noest] the code that talks to the shop could not be fetched, or threw',
    '[noest] the code that talks to the shop could not be fetched, or threw',
  ]);
});
