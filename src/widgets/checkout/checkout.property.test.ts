import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readDraft } from '../../shared/state/checkout/stored';
import { START, type Flow } from './model';
import { startOf } from '../../shared/checkout-parts/startOf';
import { ENDINGS, FakeNetwork, type Ending } from './testing/FakeNetwork';
import { FakeServer } from './testing/FakeServer';
import { FakeTab, type Deed } from './testing/FakeTab';

type Turn =
  | { readonly who: 0 | 1; readonly deed: Deed }
  | { readonly ends: number; readonly how: Ending }
  | { readonly arrives: number }
  | { readonly duplicated: 0 | 1 }
  | { readonly filled: true };

const text = fc.constantFrom('', 'Sanne', 'De Vries', '1012JS', '1', 'sanne@example.com', 'known@example.com');
const anyPlace = fc.nat(2);
const kinds = <Kind extends string>(...names: Kind[]) => fc.constantFrom(...names);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: kinds('type'), field: kinds('email', 'confirmEmail'), text }),
  fc.record({
    do: kinds('typeAddress'),
    type: kinds('shipping', 'billing'),
    field: kinds('firstname', 'lastname', 'telephone', 'postcode', 'houseNumber', 'street', 'city'),
    text,
  }),
  fc.record({ do: kinds('toggle'), field: kinds('isSame', 'newsletter') }),
  fc.record({ do: kinds('goTo'), step: fc.constantFrom(1 as const, 2 as const, 3 as const) }),
  fc.record({ do: kinds('chooseShipping', 'chooseMoment', 'choosePayment'), place: anyPlace }),
  fc.record({ do: kinds('typeDetails'), text }),
  fc.record({ do: kinds('leaveEmail', 'login', 'login', 'reload', 'restore', 'retry') }),
  { weight: 2, arbitrary: fc.record({ do: kinds('fillIn') }) },
  { weight: 4, arbitrary: fc.record({ do: kinds('forward', 'order', 'order twice') }) },
);

const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ who: fc.constantFrom(0 as const, 1 as const), deed }) },
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

/** Two tabs of one browser, in front of one shop. */
class World {
  readonly server = new FakeServer();
  readonly network = new FakeNetwork(this.server);
  readonly tabs: [FakeTab, FakeTab] = [new FakeTab('0', this.network), new FakeTab('1', this.network)];

  async play(next: Turn): Promise<void> {
    if ('who' in next) await this.#settle(this.tabs[next.who], (tab) => tab.act(next.deed));
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
    // What follows from it still belongs to this tab.
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

/** What the specification forbids of a tab as it stands. */
function forbidden({ checkout, flow, typed }: FakeTab, before: Flow): string[] {
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
    ['more than one step forward', step > before.step + 1],
    ['a login form beyond the details', isLoginShown && step !== 1],
    ['past the login form', before.isLoginShown && step > before.step],
    ['a shipping method that is not offered', status === 'ready' && draft.shippingMethod !== null && !method],
    [
      'a moment that its method does not have',
      status === 'ready' && codes.length > 0 && !codes.includes(draft.deliveryOption ?? ''),
    ],
    [
      'a moment of another method',
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

/** One key an intention: a second one may be sent from a tab only once the outcome of the first is known. */
function keysOf(network: FakeNetwork, tab: string): string[] {
  return network.sent.flatMap(({ from, call, given }) =>
    from === tab && call === 'placeOrder' ? [String(given[1])] : [],
  );
}

async function playAll(turns: readonly Turn[]): Promise<World> {
  localStorage.clear();
  const world = new World();
  for (const next of turns) {
    const before = world.tabs.map(({ flow }) => flow.state.peek());
    const tabs = [...world.tabs];
    await world.play(next);
    for (const [place, tab] of world.tabs.entries()) {
      const isReloaded = 'who' in next && next.who === place && next.deed.do === 'reload';
      const isNew = tab !== tabs[place] || isReloaded;
      expect(forbidden(tab, isNew ? START : before[place]!)).toEqual([]);
    }
    expect(world.server.doubles()).toEqual([]);
  }
  return world;
}

/** Whatever still waits is answered. */
async function calmDown(world: World): Promise<void> {
  while (world.network.waiting.length > 0) await world.end(0, 'answered');
}

const everything = (turns: fc.Arbitrary<Turn[]>, runs: number) =>
  fc.assert(
    fc.asyncProperty(turns, async (played) => {
      const world = await playAll(played);
      await calmDown(world);
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
    // Of a thousand turns the shorter ones are found by the other property.
    { numRuns: runs, endOnFailure: runs < 10 },
  );

describe('whatever a shopper does in two tabs and a network makes of it', () => {
  test('no forbidden state, nothing typed is lost, no order twice', async () => {
    await expect(everything(fc.array(turn, { maxLength: 120 }), 150)).resolves.toBeUndefined();
  }, 60_000);

  test('nor in a thousand turns', async () => {
    await expect(everything(fc.array(turn, { minLength: 1_000, maxLength: 1_000 }), 8)).resolves.toBeUndefined();
  }, 60_000);
});

test('what was typed last in any tab is what a new page begins with', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 60 }), async (played) => {
      const world = await playAll(played);
      const [tab] = world.tabs;
      // Each of them changes: what is typed as it stood is no change, and leaves the other tab's word.
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

test('a retry in one tab sends the key of the attempt whose outcome nobody knows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Ending>('lost', 'answer lost', 'given up', 'garbage'), { maxLength: 8 }),
      async (endings) => {
        const world = await playAll(['fillIn', 'forward'].map((each) => ({ who: 0, deed: { do: each } }) as Turn));
        await calmDown(world);
        await world.play({ who: 0, deed: { do: 'chooseShipping', place: 0 } });
        await world.play({ who: 0, deed: { do: 'forward' } });
        await calmDown(world);
        for (const how of endings) {
          await world.play({ who: 0, deed: { do: 'order twice' } });
          while (world.network.waiting.length > 0) await world.end(0, how);
        }
        expect(new Set(keysOf(world.network, '0')).size).toBeLessThan(2);
        expect(world.server.orders.size).toBeLessThan(2);
      },
    ),
    { numRuns: 60 },
  );
});
