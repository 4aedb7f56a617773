import { signal, type ReadonlySignal } from '@preact/signals-core';
import * as v from 'valibot';
import { on, type MessageType } from '../../events';

/** One line to the shopper; `id` is unique on the page. */
export interface Message {
  readonly id: string;
  readonly type: MessageType;
  readonly text: string;
}

const MessageSchema = v.object({
  type: v.picklist(['success', 'notice', 'warning', 'error']),
  text: v.pipe(v.string(), v.nonEmpty()),
});

const list = signal<readonly Message[]>([]);
let count = 0;

/** What the shopper is told, oldest first. How long each stays is up to who shows them. */
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
  const parsed = v.safeParse(MessageSchema, detail);
  if (parsed.success) return messages.show(parsed.output);
  const [issue] = parsed.issues;
  console.error(`[noest] shop:message, ${v.getDotPath(issue) ?? 'detail'}: ${issue.message}`);
});
