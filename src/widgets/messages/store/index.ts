import { signal, type ReadonlySignal } from '@preact/signals-core';
import { on, type MessageType } from '../../../shared/platform/events';

/** A message to the shopper; `id` is unique on the page. */
export interface Message {
  readonly id: string;
  readonly type: MessageType;
  readonly text: string;
}

const TYPES: readonly unknown[] = ['success', 'notice', 'warning', 'error'] satisfies MessageType[];

const list = signal<readonly Message[]>([]);
let count = 0;

/** The global messages, oldest first. The part decides how long each is shown. */
export const messages: {
  readonly list: ReadonlySignal<readonly Message[]>;
  show(message: Omit<Message, 'id'>): void;
  dismiss(id: string): void;
} = {
  list,
  show({ type, text }) {
    count += 1;
    list.value = [...list.peek(), { id: `message-${count}`, type, text }];
  },
  dismiss(id) {
    list.value = list.peek().filter((message) => message.id !== id);
  },
};

on('message', (detail) => {
  const { type, text } = Object(detail) as Record<string, unknown>;
  if (!isType(type)) return reject('type', 'success, notice, warning or error', type);
  if (typeof text !== 'string' || text === '') return reject('text', 'text that is not empty', text);
  messages.show({ type, text });
});

function isType(type: unknown): type is MessageType {
  return TYPES.includes(type);
}

function reject(key: string, expected: string, found: unknown): void {
  console.error(`[noest] shop:message, ${key}: expected ${expected}, found ${JSON.stringify(found) ?? 'nothing'}`);
}
