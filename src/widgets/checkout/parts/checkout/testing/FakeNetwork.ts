import { failed } from '../../../../../shared/api/result';
import type { ApiResult, ShopApi } from '../../../../../shared/api';
import type { FakeServer } from './FakeServer';

/** How a call can end: answered, request lost, answer lost, timed out while the request is still under way, and so on. */
export const ENDINGS = ['answered', 'lost', 'answer lost', 'given up', 'invalid-response', 'refused'] as const;
export type Ending = (typeof ENDINGS)[number];

interface Waiting {
  readonly from: string;
  readonly call: string;
  readonly given: readonly unknown[];
  answer(result: ApiResult<unknown>): void;
}

/** Calls wait here, in the order sent, until a test ends them. */
export class FakeNetwork {
  readonly #server: FakeServer;
  waiting: Waiting[] = [];
  /** Calls that were aborted or timed out and have not reached the shop yet. */
  #late: Waiting[] = [];
  readonly sent: Waiting[] = [];

  constructor(server: FakeServer) {
    this.#server = server;
  }

  /** The shop as one tab calls it. */
  shop(from: string): ShopApi {
    return new Proxy({} as ShopApi, {
      get:
        (_, call: string) =>
        (...given: unknown[]) =>
          new Promise((answer) => {
            const waiting = { from, call, given, answer };
            this.waiting.push(waiting);
            this.sent.push(waiting);
            const signal = given.map((each) => (each as { signal?: AbortSignal } | null)?.signal).find(Boolean);
            signal?.addEventListener('abort', () => this.#abandon(waiting, failed({ kind: 'aborted' })));
          }),
    });
  }

  /** Ends one of the waiting calls, in any order; returns the name of its tab. */
  end(index: number, ending: Ending): string | null {
    const waiting = this.waiting[index % Math.max(1, this.waiting.length)];
    if (!waiting) return null;
    if (ending === 'given up') {
      this.#abandon(waiting, failed({ kind: 'timeout', afterMs: 60_000 }));
      return waiting.from;
    }
    this.waiting = this.waiting.filter((each) => each !== waiting);
    const isSeen = ending !== 'lost' && ending !== 'refused';
    const answer = isSeen ? this.#server.answer(waiting.call, waiting.given) : failed({ kind: 'network' });
    if (ending === 'answered') waiting.answer(answer);
    else if (ending === 'invalid-response') waiting.answer(failed({ kind: 'invalid-response', issue: 'answer' }));
    else if (ending === 'refused') waiting.answer(failed({ kind: 'refused', status: 400, code: 'no', message: 'Nee' }));
    else waiting.answer(failed({ kind: 'network' }));
    return waiting.from;
  }

  /** A call that was aborted or timed out reaches the shop after all. */
  arrive(index: number): void {
    const call = this.#late[index % Math.max(1, this.#late.length)];
    if (!call) return;
    this.#late = this.#late.filter((each) => each !== call);
    this.#server.answer(call.call, call.given);
  }

  /** A tab that is closed or reloaded gets no answers. */
  forget(from: string): void {
    for (const waiting of this.waiting.filter((each) => each.from === from)) this.#abandon(waiting, null);
  }

  #abandon(waiting: Waiting, answer: ApiResult<unknown> | null): void {
    if (!this.waiting.includes(waiting)) return;
    this.waiting = this.waiting.filter((each) => each !== waiting);
    this.#late.push(waiting);
    if (answer) waiting.answer(answer);
  }
}
