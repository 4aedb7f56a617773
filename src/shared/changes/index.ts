import { failed } from '../api/result';
import { send } from '../platform/events';
import type { Change, Changes } from './Changes';

export type { AfterChange, BeforeChange, Changes, PageEvents } from './Changes';

/**
 * Makes a change between its two events (shared rules 48 to 50). Where nobody waits or forbids, it is made within this call.
 *
 * @returns its outcome; the error `aborted` where it was forbidden
 */
export function announced<Name extends Change>(
  name: Name,
  request: Changes[Name]['request'],
  make: () => Promise<Changes[Name]['outcome']>,
): Promise<Changes[Name]['outcome']> {
  const waits: Promise<unknown>[] = [];
  let isOver = false;
  const waitUntil = (promise: Promise<unknown>): void => {
    if (isOver) throw new Error(`[noest] shop:before-${name}: waitUntil was called after the event`);
    waits.push(promise);
  };
  const isAllowed = send(`before-${name}`, { request, waitUntil }, { cancelable: true });
  isOver = true;
  const outcome = !isAllowed ? forbidden() : waits.length === 0 ? make() : whenAllowed(name, waits, make);
  void outcome.then((known) => send(`after-${name}`, { request, outcome: known }));
  return outcome;
}

async function whenAllowed<Outcome>(
  name: string,
  waits: readonly Promise<unknown>[],
  make: () => Promise<Outcome>,
): Promise<Outcome | ReturnType<typeof failed>> {
  try {
    const answers = await Promise.all(waits);
    if (answers.includes(false)) return await forbidden();
  } catch (error) {
    console.error(`[noest] shop:before-${name}: what it waited for was rejected, the change is not made`, error);
    return forbidden();
  }
  return make();
}

function forbidden(): Promise<ReturnType<typeof failed>> {
  return Promise.resolve(failed({ kind: 'aborted' }));
}
