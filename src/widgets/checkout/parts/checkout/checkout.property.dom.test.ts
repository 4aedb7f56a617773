import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readDraft } from '../../store/stored';
import { START, type FlowState } from '../../steps/flow';
import { startOf } from '../../steps/startOf';
import { ENDINGS, FakeNetwork, type Ending } from './testing/FakeNetwork';
import { FakeServer } from './testing/FakeServer';
import { FakeTab, type Action } from './testing/FakeTab';

type Move =
  | { readonly who: 0 | 1; readonly action: Action }
  | { readonly ends: number; readonly how: Ending }
  | { readonly arrives: number }
  | { readonly duplicated: 0 | 1 }
  | { readonly filled: true };

const text = fc.constantFrom('', 'Sanne', 'De Vries', '1012JS', '1', 'sanne@example.com', 'known@example.com');
const anyIndex = fc.nat(2);
const kinds = <Kind extends string>(...names: Kind[]) => fc.constantFrom(...names);

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: kinds('type'), field: kinds('email', 'confirmEmail'), text }),
  fc.record({
    do: kinds('typeAddress'),
    type: kinds('shipping', 'billing'),
    field: kinds('firstname', 'lastname', 'telephone', 'postcode', 'houseNumber', 'street', 'city'),
    text,
  }),
  fc.record({ do: kinds('toggle'), field: kinds('isSame', 'newsletter') }),
  fc.record({ do: kinds('goTo'), step: fc.constantFrom(1 as const, 2 as const, 3 as const) }),
  fc.record({ do: kinds('chooseShipping', 'chooseOption', 'choosePayment'), index: anyIndex }),
  fc.record({ do: kinds('typeDetails'), text }),
  fc.record({ do: kinds('leaveEmail', 'login', 'login', 'reload', 'restore', 'retry') }),
  { weight: 2, arbitrary: fc.record({ do: kinds('fillIn') }) },
  { weight: 4, arbitrary: fc.record({ do: kinds('forward', 'order', 'order twice') }) },
);

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ who: fc.constantFrom(0 as const, 1 as const), action }) },
  { weight: 6, arbitrary: fc.record({ ends: fc.nat(5), how: fc.constant<Ending>('answered') }) },
  { weight: 4, arbitrary: fc.record({ ends: fc.nat(5), how: fc.constantFrom(...ENDINGS) }) },
  { weight: 1, arbitrary: fc.record({ arrives: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ duplicated: fc.constantFrom(0 as const, 1 as const) }) },
  { weight: 1, arbitrary: fc.record({ filled: fc.constant(true as const) }) },
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Two tabs of one browser, with one shop. */
class World {
  readonly server = new FakeServer();
  readonly network = new FakeNetwork(this.server);
  readonly tabs: [FakeTab, FakeTab] = [new FakeTab('0', this.network), new FakeTab('1', this.network)];

  async play(next: Move): Promise<void> {
    if ('who' in next) await this.#settle(this.tabs[next.who], (tab) => tab.act(next.action));
    else if ('ends' in next) await this.end(next.ends, next.how);
    else if ('arrives' in next) this.network.arrive(next.arrives);
    else if ('duplicated' in next) this.#duplicate(next.duplicated);
    else this.server.fill();
  }

  /** Ends one call, in the tab that sent it. */
  async end(ends: number, how: Ending): Promise<void> {
    const { waiting } = this.network;
    const from = waiting[ends % Math.max(1, waiting.length)]?.from;
    const tab = this.tabs.find(({ name }) => name === from);
    if (tab) await this.#settle(tab, () => this.network.end(ends, how));
  }

  async #settle(tab: FakeTab, run: (tab: FakeTab) => void): Promise<void> {
    tab.inside(() => run(tab));
    // The consequences of the action still belong to this tab.
    await setImmediate();
    tab.keepSession();
  }

  /** The browser's "duplicate tab": the copy has the session of the original. */
  #duplicate(which: 0 | 1): void {
    const other = which === 0 ? 1 : 0;
    const { name } = this.tabs[other];
    this.network.forget(name);
    this.tabs[other] = new FakeTab(name, this.network, this.tabs[which].session);
  }
}

/** The breaches of checkout rules 2, 35, 37 and 44 in a tab. */
function forbidden(tab: FakeTab, before: FlowState): string[] {
  const { checkout, flow, typed } = tab;
  const { step, isLoginShown } = flow.state.peek();
  const draft = checkout.draft.peek();
  const { items, status } = checkout.shipping.peek();
  const payment = checkout.payment.peek();
  const method = items.find(({ carrierCode }) => carrierCode === draft.shippingMethod?.carrierCode);
  const codes = method?.deliveryOptions.map(({ code }) => code) ?? [];
  const now = (field: string): unknown => {
    const [type = '', part] = field.split('.');
    return part === undefined ? draft[type as 'email'] : draft[type as 'shipping'][part as 'city'];
  };
  const rules: [string, boolean][] = [
    ['a step whose earlier steps are not valid', step > before.step && Math.min(step, 3) > tab.furthest],
    ['a login form after the details', isLoginShown && step !== 1],
    ['past the login form', before.isLoginShown && step > before.step],
    ['a shipping method that is not offered', status === 'ready' && draft.shippingMethod !== null && !method],
    [
      'a delivery option that its method does not have',
      status === 'ready' && codes.length > 0 && !codes.includes(draft.deliveryOption ?? ''),
    ],
    [
      'a delivery option of another method',
      status === 'ready' && !!method && codes.length === 0 && draft.deliveryOption !== null,
    ],
    [
      'no payment method though there are some',
      payment.status === 'ready' && !payment.items.some(({ code }) => code === draft.paymentMethod),
    ],
    ['an order without a method or a total', step === 4 && before.step === 3 && !checkout.payment.peek().items.length],
    ...[...typed].map(([field, words]): [string, boolean] => [`${field} is not what was typed`, now(field) !== words]),
  ];
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

/** The keys of the orders that a tab sent, of which there may be a second only once the outcome of the first is known. */
function keysOf(network: FakeNetwork, tab: string): string[] {
  return network.sent.flatMap(({ from, call, given }) =>
    from === tab && call === 'placeOrder' ? [String(given[1])] : [],
  );
}

async function playAll(moves: readonly Move[]): Promise<World> {
  localStorage.clear();
  const world = new World();
  for (const next of moves) {
    const before = world.tabs.map(({ flow }) => flow.state.peek());
    const tabs = [...world.tabs];
    await world.play(next);
    for (const [index, tab] of world.tabs.entries()) {
      const isReloaded = 'who' in next && next.who === index && next.action.do === 'reload';
      const isNew = tab !== tabs[index] || isReloaded;
      expect(forbidden(tab, isNew ? START : before[index]!)).toEqual([]);
    }
    expect(world.server.doubles()).toEqual([]);
  }
  return world;
}

/** Answers all waiting calls. */
async function answerAll(world: World): Promise<void> {
  while (world.network.waiting.length > 0) await world.end(0, 'answered');
}

const everything = (moves: fc.Arbitrary<Move[]>, runs: number) =>
  fc.assert(
    fc.asyncProperty(moves, async (played) => {
      const world = await playAll(played);
      await answerAll(world);
      for (const tab of world.tabs) {
        const { checkout, flow } = tab;
        expect(
          [checkout.shipping, checkout.payment].map(
            (offer) => offer.peek().items.length > 0 && offer.peek().status === 'loading',
          ),
        ).toEqual([false, false]);
        expect(checkout.totalsStatus.peek()).not.toBe('unavailable');
        expect(flow.state.peek().step === 4).toBe(tab.ordered.length > 0);
        expect(tab.ordered.length).toBeLessThan(2);
      }
      expect(world.server.doubles()).toEqual([]);
    }),
    // Shorter counterexamples are found by the other property.
    { numRuns: runs, endOnFailure: runs < 10 },
  );

describe('Whatever a shopper does in two tabs, and however calls end', () => {
  test('no forbidden state is reached, no typed text is lost, no order is made twice', async () => {
    await expect(everything(fc.array(move, { maxLength: 120 }), 150)).resolves.toBeUndefined();
  }, 60_000);

  test('the same for a thousand moves', async () => {
    await expect(everything(fc.array(move, { minLength: 1_000, maxLength: 1_000 }), 8)).resolves.toBeUndefined();
  }, 60_000);
});

test('A new page starts with what was typed last in any tab', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 60 }), async (played) => {
      const world = await playAll(played);
      const [tab] = world.tabs;
      // Each of them changes: an unchanged text is not stored, and the value of the other tab stays.
      tab.act({ do: 'type', field: 'email', text: 'een ander' });
      for (const type of ['shipping', 'billing'] as const) {
        tab.act({ do: 'typeAddress', type, field: 'city', text: 'Elders' });
      }
      tab.act({ do: 'fillIn' });
      const { email, shipping, billing } = tab.checkout.draft.peek();
      if (tab.flow.state.peek().step !== 1 || tab.flow.state.peek().isLoginShown) return;
      expect(readDraft(startOf(null, false))).toMatchObject({ email, shipping, billing });
    }),
    { numRuns: 50 },
  );
});

test('checkout rule 46: a retry sends the key of the attempt whose outcome is unknown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Ending>('lost', 'answer lost', 'given up', 'invalid-response'), { maxLength: 8 }),
      async (endings) => {
        const world = await playAll(['fillIn', 'forward'].map((each) => ({ who: 0, action: { do: each } }) as Move));
        await answerAll(world);
        await world.play({ who: 0, action: { do: 'chooseShipping', index: 0 } });
        await world.play({ who: 0, action: { do: 'forward' } });
        await answerAll(world);
        for (const how of endings) {
          await world.play({ who: 0, action: { do: 'order twice' } });
          while (world.network.waiting.length > 0) await world.end(0, how);
        }
        expect(new Set(keysOf(world.network, '0')).size).toBeLessThan(2);
        expect(world.server.orders.size).toBeLessThan(2);
      },
    ),
    { numRuns: 60 },
  );
});
