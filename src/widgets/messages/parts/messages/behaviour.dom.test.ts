import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { messages } from '../..';
import behaviour from './behaviour';

let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  leave = new AbortController();
});

afterEach(() => {
  leave.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const { id } of messages.list) messages.dismiss(id);
});

function attach(printed: HTMLElement[] = [], errorLife?: number): HTMLElement {
  const container = build('div', 'noest-messages', ...printed);
  document.body.append(container);
  behaviour.attach(container, { life: 5000, ...(errorLife !== undefined && { errorLife }) }, leave.signal);
  return container;
}

const printedNotice = (type: string) =>
  build('div', `noest-notice noest-notice--${type}`, build('div', 'noest-notice__text', 'Geprint'));
const texts = (within: Element) => [...within.querySelectorAll('.noest-notice__text')].map((text) => text.textContent);
const region = (within: Element, role: string) => within.querySelector(`[role=${role}]`)!;
const closeButton = (within: Element) => within.querySelector<HTMLButtonElement>('button[aria-label=Sluiten]')!;
const notice = (within: Element) => within.querySelector<HTMLElement>('.noest-notice')!;

describe('shows', () => {
  test('messages rule 5: errors in an alert region, others in a status region, both there before', () => {
    const container = attach();
    const regions = [region(container, 'alert'), region(container, 'status')];
    messages.show({ type: 'error', text: 'Mislukt' });
    messages.show({ type: 'success', text: 'Gelukt' });
    expect(regions.map(texts)).toEqual([['Mislukt'], ['Gelukt']]);
  });

  test('messages rule 10: messages from before it is mounted', () => {
    messages.show({ type: 'notice', text: 'Eerder' });
    expect(texts(attach())).toEqual(['Eerder']);
  });

  test('messages rule 4: a text as text, never as HTML', () => {
    const container = attach();
    messages.show({ type: 'notice', text: '<img src=x onerror=alert(1)>' });
    expect(texts(container)).toEqual(['<img src=x onerror=alert(1)>']);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('removes', () => {
  test.each(['success', 'notice'] as const)('messages rule 1: a %s after 5000 ms', (type) => {
    const container = attach([printedNotice(type)]);
    messages.show({ type, text: 'Gelukt' });
    vi.advanceTimersByTime(4999);
    expect(texts(container)).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(texts(container)).toEqual([]);
    expect(messages.list).toEqual([]);
  });

  test.each(['warning', 'error'] as const)('messages rule 3: no %s before it is closed', (type) => {
    const container = attach([printedNotice(type)]);
    vi.advanceTimersByTime(60_000);
    expect(texts(container)).toEqual(['Geprint']);
    closeButton(container).click();
    expect(texts(container)).toEqual([]);
  });

  test('messages rule 3: errors too where a page sets their life', () => {
    const container = attach([], 3000);
    messages.show({ type: 'error', text: 'Mislukt' });
    vi.advanceTimersByTime(3000);
    expect(texts(container)).toEqual([]);
  });

  test.each([
    ['pointer', 'pointerenter', 'pointerleave'],
    ['focus', 'focusin', 'focusout'],
  ])('messages rule 2: nothing under the %s, and after its time in full from then on', (_, enter, left) => {
    const container = attach();
    messages.show({ type: 'success', text: 'Gelukt' });
    vi.advanceTimersByTime(4000);
    notice(container).dispatchEvent(new Event(enter));
    vi.advanceTimersByTime(60_000);
    expect(texts(container)).toEqual(['Gelukt']);
    notice(container).dispatchEvent(new Event(left));
    vi.advanceTimersByTime(4999);
    expect(texts(container)).toEqual(['Gelukt']);
    vi.advanceTimersByTime(1);
    expect(texts(container)).toEqual([]);
  });

  test('messages rule 2: nothing before pointer and focus are both gone', () => {
    const container = attach();
    messages.show({ type: 'success', text: 'Gelukt' });
    for (const type of ['pointerenter', 'focusin', 'pointerleave']) notice(container).dispatchEvent(new Event(type));
    vi.advanceTimersByTime(60_000);
    expect(texts(container)).toEqual(['Gelukt']);
    notice(container).dispatchEvent(new Event('focusout'));
    vi.advanceTimersByTime(5000);
    expect(texts(container)).toEqual([]);
  });

  test('a message that is dismissed elsewhere', () => {
    const container = attach();
    messages.show({ type: 'error', text: 'Mislukt' });
    for (const { id } of messages.list) messages.dismiss(id);
    expect(texts(container)).toEqual([]);
  });
});

test.each(['success', 'notice', 'warning', 'error'] as const)(
  'messages rules 6 and 8: a %s has a button that closes it, printed or not',
  (type) => {
    const container = attach([printedNotice(type)]);
    messages.show({ type, text: 'Getoond' });
    expect(container.querySelectorAll('button[aria-label=Sluiten]')).toHaveLength(2);
    closeButton(container).click();
    expect(texts(container)).toEqual(['Getoond']);
    closeButton(container).click();
    expect([texts(container), messages.list]).toEqual([[], []]);
  },
);

test.each([
  ['success', 0],
  ['notice', 0],
  ['iets', 0],
  ['warning', 1],
  ['error', 1],
])(
  'messages rule 8: a printed message of class %s has the time of its type, an unknown one that of a notice',
  (type, left) => {
    const container = attach([printedNotice(type)]);
    vi.advanceTimersByTime(4999);
    expect(texts(container)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts(container)).toHaveLength(left);
  },
);

describe('focus', () => {
  test('messages rule 7: goes to the next message when one is closed', () => {
    const container = attach();
    messages.show({ type: 'error', text: 'Eén' });
    messages.show({ type: 'error', text: 'Twee' });
    closeButton(container).focus();
    closeButton(container).click();
    expect(document.activeElement).toBe(closeButton(container));
    expect(texts(container)).toEqual(['Twee']);
  });

  test('messages rule 7: stays where the messages were when the last is closed', () => {
    const container = attach([printedNotice('error')]);
    closeButton(container).focus();
    closeButton(container).click();
    expect(document.activeElement).toBe(container);
  });
});

test('messages rule 12: after it is unmounted only the printed messages are left', () => {
  const printed = printedNotice('error');
  const container = attach([printed]);
  messages.show({ type: 'success', text: 'Gelukt' });
  leave.abort();
  expect([...container.children]).toEqual([printed]);
  expect(printed.querySelector('button')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
