import { on, type MessageType } from '../../shared/platform/events';

/** A message to the shopper; `id` is unique on the page. */
export interface Message {
  readonly id: string;
  readonly type: MessageType;
  readonly text: string;
}

const TYPES: readonly unknown[] = ['success', 'notice', 'warning', 'error'] satisfies MessageType[];

const followers = new Set<() => void>();
let list: readonly Message[] = [];
let count = 0;

/**
 * The global messages, oldest first. The part decides how long each is shown. No signal: every page has the part, and most
 * have no message.
 */
export const messages: {
  readonly list: readonly Message[];
  /** Calls `listener` with each change of the list, until `signal` aborts. */
  follow(listener: () => void, signal: AbortSignal): void;
  show(message: Omit<Message, 'id'>): void;
  dismiss(id: string): void;
} = {
  get list() {
    return list;
  },
  follow(listener, signal) {
    followers.add(listener);
    signal.addEventListener('abort', () => followers.delete(listener));
  },
  show({ type, text }) {
    count += 1;
    change([...list, { id: `message-${count}`, type, text }]);
  },
  dismiss(id) {
    change(list.filter((message) => message.id !== id));
  },
};

function change(next: readonly Message[]): void {
  list = next;
  for (const follower of followers) follower();
}

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
