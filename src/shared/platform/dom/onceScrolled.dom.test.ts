import { expect, test, vi } from 'vitest';
import { onceScrolled } from './onFrame';

test('runs once something is scrolled, not for who has left by then, and at once ever after', () => {
  const [stay, leave] = [new AbortController(), new AbortController()];
  const [waiting, left, later] = [vi.fn(), vi.fn(), vi.fn()];
  onceScrolled(waiting, stay.signal);
  onceScrolled(left, leave.signal);
  leave.abort();
  expect(waiting).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(waiting).toHaveBeenCalledOnce();
  expect(left).not.toHaveBeenCalled();
  onceScrolled(later, stay.signal);
  expect(later).toHaveBeenCalledOnce();
});
