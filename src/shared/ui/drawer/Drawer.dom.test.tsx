import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawer } from './Drawer';

afterEach(cleanup);

function setUp() {
  const onClose = vi.fn();
  const drawer = (open: boolean) => (
    <Drawer open={open} onClose={onClose} labelledBy="title">
      <h2 id="title">Winkelwagen</h2>
    </Drawer>
  );
  const { rerender, unmount } = render(drawer(true));
  const dialog = screen.getByRole('dialog', { name: 'Winkelwagen' });
  return { onClose, dialog, unmount, show: (open: boolean) => rerender(drawer(open)) };
}

const pageOverflow = () => document.documentElement.style.overflow;

test('while it is open the page behind it does not scroll', () => {
  const { show } = setUp();
  expect(pageOverflow()).toBe('hidden');
  show(false);
  expect(pageOverflow()).toBe('');
});

test('taken from the page while open, it gives the page its scroll back', () => {
  const { unmount } = setUp();
  unmount();
  expect(pageOverflow()).toBe('');
});

test('a press beside it closes it, a press inside or one that began inside does not', () => {
  const { dialog, onClose } = setUp();
  const inside = screen.getByRole('heading');
  // The dialog has no box here: whatever is not at its corner is beside it.
  const beside = { clientX: -10 };
  fireEvent.pointerDown(inside);
  fireEvent.click(dialog, beside);
  fireEvent.pointerDown(dialog, beside);
  fireEvent.click(inside);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog, beside);
  fireEvent.click(dialog, beside);
  expect(onClose).toHaveBeenCalledOnce();
});

test('it closes when the page goes into the back/forward cache', () => {
  const { onClose } = setUp();
  window.dispatchEvent(new Event('pagehide'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what the browser closed, as Escape does, is reported to its owner', () => {
  const { dialog, onClose } = setUp();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  expect(onClose).toHaveBeenCalled();
});
