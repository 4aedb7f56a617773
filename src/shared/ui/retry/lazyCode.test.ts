import { expect, test, vi } from 'vitest';
import { lazyCode } from './lazyCode';

test('code is fetched once, however often it is asked for', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'lines' }));
  const code = lazyCode('the lines', load);
  expect(code.state.value).toBeNull();
  await Promise.all([code.fetch(), code.fetch()]);
  await code.fetch();
  expect(code.state.value).toEqual({ name: 'lines' });
  expect(load).toHaveBeenCalledOnce();
});

test('a failure is told with its cause, stays until the next try has ended, and that try asks again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new Error('offline');
  const load = vi.fn(() => Promise.resolve({ name: 'lines' })).mockRejectedValueOnce(cause);
  const code = lazyCode('the lines', load);
  await code.fetch();
  expect(code.state.value).toBe(cause);
  expect(said).toHaveBeenCalledWith('[noest] the lines could not be fetched', cause);
  const again = code.fetch();
  expect(code.state.value).toBeInstanceOf(Error);
  await again;
  expect(code.state.value).toEqual({ name: 'lines' });
  expect(load).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
