import { describe, expect, test } from 'vitest';
import { mountPerTest } from '../../../tests/support/mountPerTest';
import { propsOf } from '../../../tests/support/renderPart';
import type { PropsOf } from '../../mount';
import { build } from '../../shared/platform/dom';
import modal from './parts/modal/behaviour';
import offCanvas from './parts/off-canvas/behaviour';

const mounted = mountPerTest();

function control(attributes: Readonly<Record<string, string>>): HTMLButtonElement {
  const button = build('button', '', 'Druk');
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  return document.body.appendChild(button);
}

function prepare(attach: (dialog: HTMLElement) => unknown) {
  const link = build('a', '', 'Naar onder');
  link.href = '#onder';
  const other = build('a', '', 'Naar de winkel');
  other.href = '/winkel';
  other.addEventListener('click', (event) => event.preventDefault());
  const dialog = document.body.appendChild(build('dialog', '', link, other));
  dialog.id = 'venster';
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  void attach(dialog);
  return { dialog, link, other };
}

const press = (dialog: HTMLElement, from: number, to: number) => {
  for (const [type, at] of [
    ['pointerdown', from],
    ['click', to],
  ] as const) {
    dialog.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: at, clientY: at }));
  }
};
const overflow = () => document.documentElement.style.overflow;

const attachModal = (given: Partial<PropsOf<typeof modal.part>>) => (dialog: HTMLElement) =>
  modal.attach(dialog, propsOf(modal.part, given), mounted.signal);
const attachOffCanvas = (dialog: HTMLElement) => offCanvas.attach(dialog, propsOf(offCanvas.part), mounted.signal);

describe.each([
  ['a modal', attachModal({})],
  ['an off-canvas', attachOffCanvas],
])('elements rule 14: %s', (_dialog, attach) => {
  test('is opened, toggled and closed by what is marked with its id, and by nothing else', () => {
    const { dialog } = prepare(attach);
    const states = [
      { 'data-opens': 'venster' },
      { 'data-closes': 'venster' },
      { 'data-toggles': 'venster' },
      { 'data-toggles': 'venster' },
      { popovertarget: 'venster' },
      { popovertarget: 'venster', popovertargetaction: 'hide' },
      { 'data-opens': 'ander' },
    ].map((attributes) => (control(attributes).click(), dialog.open));
    expect(states).toEqual([true, false, true, false, true, false, false]);
  });

  test('stops the page behind from scrolling while it is open', () => {
    const { dialog } = prepare(attach);
    const toggle = control({ 'data-toggles': 'venster' });
    toggle.click();
    expect(overflow()).toBe('hidden');
    toggle.click();
    expect([dialog.open, overflow()]).toEqual([false, '']);
  });

  test.each([
    ['that begins and ends beside it closes it', 50, 50, false],
    ['that begins inside and ends beside it does not', 150, 50, true],
    ['that begins beside and ends inside it does not', 50, 150, true],
    ['inside it does not', 150, 150, true],
  ])('a press %s', (_name, from, to, isOpen) => {
    const { dialog } = prepare(attach);
    control({ 'data-opens': 'venster' }).click();
    press(dialog, from, to);
    expect(dialog.open).toBe(isOpen);
  });

  test('a link to a fragment of the page closes it, another one does not', () => {
    const { dialog, link, other } = prepare(attach);
    control({ 'data-opens': 'venster' }).click();
    other.click();
    expect(dialog.open).toBe(true);
    link.click();
    expect(dialog.open).toBe(false);
  });

  test('elements rule 2: taken away while it is open, it is shut, the page scrolls, and its controls do nothing', () => {
    const { dialog } = prepare(attach);
    const opener = control({ 'data-opens': 'venster' });
    opener.click();
    mounted.leave();
    expect([dialog.open, overflow()]).toEqual([false, '']);
    opener.click();
    expect(dialog.open).toBe(false);
  });
});

test('elements rule 14: a modal that is not dismissible is not closed by a press beside it', () => {
  const { dialog } = prepare(attachModal({ dismissible: false }));
  control({ 'data-opens': 'venster' }).click();
  press(dialog, 50, 50);
  expect(dialog.open).toBe(true);
});
