import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit } from '../../events';
import { messages } from './index';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  for (const { id } of messages.list.value) messages.dismiss(id);
});

const texts = () => messages.list.value.map((message) => message.text);

test('messages stand in the order they came, and go one by one', () => {
  messages.show({ type: 'success', text: 'Gelukt' });
  messages.show({ type: 'error', text: 'Mislukt' });
  const [first] = messages.list.value;
  messages.dismiss(first?.id ?? '');
  expect(texts()).toEqual(['Mislukt']);
});

test('the same words twice are two messages', () => {
  messages.show({ type: 'notice', text: 'Let op' });
  messages.show({ type: 'notice', text: 'Let op' });
  expect(new Set(messages.list.value.map((message) => message.id)).size).toBe(2);
});

test('shop:message of a page script is shown', () => {
  emit('message', { type: 'warning', text: 'Controleer je bestelling' });
  expect(texts()).toEqual(['Controleer je bestelling']);
});

test('a wrong detail is told to its author and shown to nobody', () => {
  document.dispatchEvent(new CustomEvent('shop:message', { detail: { type: 'shout', text: 'Hallo' } }));
  expect(texts()).toEqual([]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shop:message, type:'));
});
