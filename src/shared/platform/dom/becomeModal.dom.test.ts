import { expect, test, vi } from 'vitest';
import { mountPerTest } from '../../../../tests/support/mountPerTest';
import { becomeModal } from './becomeModal';

const mount = mountPerTest();

/** As the standard has it: the event of a closing is a task of its own. happy-dom knows no popovers. */
function dialogOfTheStandard(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const matches = dialog.matches.bind(dialog);
  let isOpen = false;
  Object.defineProperty(dialog, 'open', { get: () => isOpen });
  vi.spyOn(dialog, 'matches').mockImplementation((selector) => selector !== ':popover-open' && matches(selector));
  dialog.showModal = () => void (isOpen = true);
  dialog.close = () => {
    if (isOpen) setTimeout(() => dialog.dispatchEvent(new Event('close')));
    isOpen = false;
  };
  return dialog;
}

test('elements rule 14: a modal that is opened again at once, and closed, leaves the page free to scroll', async () => {
  vi.useFakeTimers();
  const dialog = dialogOfTheStandard();
  const modal = becomeModal(dialog, true, mount.signal);
  const { style } = document.documentElement;
  modal.open();
  // By the browser: Escape, or a form with method="dialog".
  dialog.close();
  modal.open();
  await vi.runAllTimersAsync();
  expect(style.overflow).toBe('hidden');
  modal.close();
  await vi.runAllTimersAsync();
  expect(style.overflow).toBe('');
  vi.useRealTimers();
});
