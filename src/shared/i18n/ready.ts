/**
 * The only part of the messages that the entry may import: it knows no message and no format.
 */

const fetching: Promise<void>[] = [];

/** Notes words that are on their way; a namespace calls it, never a part. */
export function awaitMessages(fetched: Promise<void>): void {
  fetching.push(fetched);
}

/**
 * Settles when the words of every part loaded so far are there. Dutch words are built in, so on a Dutch page it
 * settles at once. Never rejects: where English can't be fetched, the Dutch ones are used.
 */
export const messagesReady = (): Promise<unknown> => Promise.all(fetching);
