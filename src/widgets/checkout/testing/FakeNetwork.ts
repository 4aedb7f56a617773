import { failed } from '../../../shared/api/result';
import type { ApiResult, ShopApi } from '../../../shared/api';
import type { FakeServer } from './FakeServer';

/** What can become of a call: answered, not let through, its answer lost, given up with the call still under way, and so on. */
export const ENDINGS = ['answered', 'lost', 'answer lost', 'given up', 'garbage', 'refused'] as const;
export type Ending = (typeof ENDINGS)[number];

interface Waiting {
  readonly from: string;
  readonly call: string;
  readonly given: readonly unknown[];
  answer(result: ApiResult<unknown>): void;
}

/** Calls wait here, in the order sent, until a test says which one ends how. */
export class FakeNetwork {
  readonly #server: FakeServer;
  waiting: Waiting[] = [];
  /** What nobody waits for any more and the shop has not seen yet. */
  #adrift: Waiting[] = [];
  readonly sent: Waiting[] = [];

  constructor(server: FakeServer) {
    this.#server = server;
  }

  /** The shop as it is asked from one tab. */
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

  /** Ends one of the calls that wait, in whatever order; answers from which tab it was. */
  end(place: number, ending: Ending): string | null {
    const waiting = this.waiting[place % Math.max(1, this.waiting.length)];
    if (!waiting) return null;
    if (ending === 'given up') {
      this.#abandon(waiting, failed({ kind: 'timeout', afterMs: 60_000 }));
      return waiting.from;
    }
    this.waiting = this.waiting.filter((each) => each !== waiting);
    const isSeen = ending !== 'lost' && ending !== 'refused';
    const answer = isSeen ? this.#server.answer(waiting.call, waiting.given) : failed({ kind: 'network' });
    if (ending === 'answered') waiting.answer(answer);
    else if (ending === 'garbage') waiting.answer(failed({ kind: 'garbage', issue: 'answer' }));
    else if (ending === 'refused') waiting.answer(failed({ kind: 'refused', status: 400, code: 'no', message: 'Nee' }));
    else waiting.answer(failed({ kind: 'network' }));
    return waiting.from;
  }

  /** A call that was given up reaches the shop after all. */
  arrive(place: number): void {
    const late = this.#adrift[place % Math.max(1, this.#adrift.length)];
    if (!late) return;
    this.#adrift = this.#adrift.filter((each) => each !== late);
    this.#server.answer(late.call, late.given);
  }

  /** A tab that is closed or loaded anew hears nothing more. */
  forget(from: string): void {
    for (const waiting of this.waiting.filter((each) => each.from === from)) this.#abandon(waiting, null);
  }

  #abandon(waiting: Waiting, answer: ApiResult<unknown> | null): void {
    if (!this.waiting.includes(waiting)) return;
    this.waiting = this.waiting.filter((each) => each !== waiting);
    this.#adrift.push(waiting);
    if (answer) waiting.answer(answer);
  }
}
