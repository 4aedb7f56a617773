import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit } from '../../shared/platform/events';
import { messages } from '.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  for (const { id } of messages.list) messages.dismiss(id);
});

const texts = () => messages.list.map((message) => message.text);

test('messages are in the order of their arrival, and are dismissed one by one', () => {
  messages.show({ type: 'success', text: 'Gelukt' });
  messages.show({ type: 'error', text: 'Mislukt' });
  const [first] = messages.list;
  messages.dismiss(first?.id ?? '');
  expect(texts()).toEqual(['Mislukt']);
});

test('the same text twice is two messages', () => {
  messages.show({ type: 'notice', text: 'Let op' });
  messages.show({ type: 'notice', text: 'Let op' });
  expect(new Set(messages.list.map((message) => message.id)).size).toBe(2);
});

test('messages rule 9: shop:message of a page script is shown', () => {
  emit('message', { type: 'warning', text: 'Controleer je bestelling' });
  expect(texts()).toEqual(['Controleer je bestelling']);
});

test('messages rule 9: a wrong detail is reported on the console and not shown', () => {
  document.dispatchEvent(new CustomEvent('shop:message', { detail: { type: 'shout', text: 'Hallo' } }));
  expect(texts()).toEqual([]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shop:message, type:'));
});
