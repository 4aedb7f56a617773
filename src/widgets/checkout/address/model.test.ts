import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_ADDRESS,
  mustChooseAddition,
  isListShown,
  nextLookup,
  questionOf,
  startLookup,
  type LookupEvent,
  type LookupState,
  type Question,
  type TypedAddress,
} from './model';

const prinsengracht = {
  street: 'Prinsengracht',
  houseNumber: '263',
  postcode: '1016GV',
  city: 'Amsterdam',
  additions: ['A', 'B', 'C'],
  addition: '',
};
const question = { postcode: '1016GV', houseNumber: '263' };

const play = (...events: LookupEvent[]): LookupState => events.reduce(nextLookup, startLookup(EMPTY_ADDRESS));
const typed = (field: keyof typeof EMPTY_ADDRESS, text: string): LookupEvent => ({ type: 'typed', field, text });
const filled = [typed('postcode', '1016 gv'), typed('houseNumber', '263')];
const found: LookupEvent = { type: 'answered', question, found: prinsengracht };

describe('checkout rules 20 to 27: the lookup', () => {
  test('rule 20: runs when postcode and house number are both filled', () => {
    expect(questionOf(play(typed('postcode', '1016GV')))).toBeNull();
    expect(questionOf(play(...filled))).toEqual(question);
    expect(play(...filled).status).toBe('loading');
  });

  test('rule 20: runs on load if stored values exist', () => {
    expect(startLookup({ ...EMPTY_ADDRESS, postcode: '1016GV', houseNumber: '263' }).status).toBe('loading');
  });

  test('rule 20: does not run while the address is typed by hand, or for another country than NL', () => {
    expect(questionOf(play(...filled, { type: 'manualToggled' }))).toBeNull();
    expect(questionOf(play(typed('country', 'BE'), typed('postcode', '1000'), typed('houseNumber', '1')))).toBeNull();
  });

  test('rule 21: fills street, house number, postcode and city', () => {
    expect(play(...filled, found).address).toMatchObject({
      street: 'Prinsengracht',
      postcode: '1016GV',
      houseNumber: '263',
      city: 'Amsterdam',
    });
  });

  test('rule 22: of several additions none is chosen for the shopper: it is asked', () => {
    const asked = play(...filled, found);
    expect([asked.address.addition, isListShown(asked), mustChooseAddition(asked)]).toEqual(['', true, true]);
    const chosen = nextLookup(asked, { type: 'additionChosen', addition: 'B' });
    expect([chosen.address.addition, mustChooseAddition(chosen)]).toEqual(['B', false]);
  });

  test('rule 22: the number without an addition is a possibility like the others', () => {
    const withNone = { type: 'answered', question, found: { ...prinsengracht, additions: ['', 'A'] } } as const;
    const asked = play(...filled, withNone);
    expect([asked.address.addition, mustChooseAddition(asked)]).toEqual(['', true]);
    const none = nextLookup(asked, { type: 'additionChosen', addition: '' });
    expect([none.address.addition, mustChooseAddition(none)]).toEqual(['', false]);
  });

  test('rule 22: the only possibility is filled in and announced, and can be taken out again', () => {
    const one = { type: 'answered', question, found: { ...prinsengracht, additions: ['A'] } } as const;
    const state = play(...filled, one);
    expect([state.address.addition, state.note, isListShown(state)]).toEqual(['A', 'addition', false]);
    const emptied = [typed('addition', ''), { type: 'additionLeft' } as const].reduce(nextLookup, state);
    expect([emptied.address.addition, mustChooseAddition(emptied)]).toEqual(['', false]);
  });

  test('rule 22: a typed addition is the one of the register, in any case of letters, once its field is left', () => {
    const typing = play(...filled, typed('addition', 'b'), found);
    expect(isListShown(typing)).toBe(false);
    const left = nextLookup(typing, { type: 'additionLeft' });
    expect([left.address.addition, isListShown(left), mustChooseAddition(left)]).toEqual(['B', true, false]);
  });

  test('rule 23: an addition that the register does not know stays as it was typed', () => {
    const typedOwn = play(...filled, typed('addition', 'hs'), found, { type: 'additionLeft' });
    expect([typedOwn.address.addition, isListShown(typedOwn), mustChooseAddition(typedOwn)]).toEqual([
      'hs',
      false,
      false,
    ]);
    const other = play(...filled, found, { type: 'ownAdditionChosen' });
    expect(mustChooseAddition(other)).toBe(true);
    expect(mustChooseAddition(nextLookup(other, typed('addition', 'hs')))).toBe(false);
    const emptied = [typed('addition', 'h'), typed('addition', ''), { type: 'additionLeft' } as const];
    expect(isListShown(emptied.reduce(nextLookup, other))).toBe(true);
  });

  test('rule 22: with "first" the first one is filled in and announced', () => {
    const start = startLookup({ ...EMPTY_ADDRESS, postcode: '1016GV', houseNumber: '263' }, { choice: 'first' });
    const state = nextLookup(start, found);
    expect([state.address.addition, state.note, mustChooseAddition(state)]).toEqual(['A', 'addition', false]);
  });

  test('rule 22: what was decided before is not asked again, and what was not is', () => {
    const saved = { ...EMPTY_ADDRESS, postcode: '1016GV', houseNumber: '263', street: 'P', city: 'A' };
    const withNone = { type: 'answered', question, found: { ...prinsengracht, additions: ['', 'A'] } } as const;
    expect(mustChooseAddition(nextLookup(startLookup(saved), withNone))).toBe(false);
    expect(mustChooseAddition(nextLookup(startLookup(saved, { isAdditionOpen: true }), withNone))).toBe(true);
    expect(mustChooseAddition(nextLookup(startLookup({ ...saved, addition: 'C' }), found))).toBe(false);
  });

  test('rule 21: nothing of an earlier address remains once postcode, house number or country changes', () => {
    const chosen = play(...filled, found, { type: 'additionChosen', addition: 'A' });
    for (const [field, text] of [
      ['postcode', '1012JS'],
      ['houseNumber', '1'],
      ['country', 'BE'],
    ] as const) {
      const { address } = nextLookup(chosen, typed(field, text));
      expect([address.addition, address.street, address.city]).toEqual(['', '', '']);
    }
  });

  test('rule 21: by hand, what the shopper typed stays, and what a lookup had filled in goes', () => {
    const byHand = play({ type: 'manualToggled' }, ...filled, typed('street', 'Weg'), typed('addition', 'bus 3'));
    expect(nextLookup(byHand, typed('postcode', '1012JS')).address).toMatchObject({ street: 'Weg', addition: 'bus 3' });
    const looked = play(...filled, found, { type: 'additionChosen', addition: 'A' }, { type: 'manualToggled' });
    expect(nextLookup(looked, typed('postcode', '1012JS')).address).toMatchObject({ street: '', addition: '' });
  });

  test('rule 24: without such an address street and city are emptied, and the rest is kept', () => {
    const state = play(...filled, typed('addition', 'A'), { type: 'answered', question, found: null });
    expect(state).toMatchObject({
      status: 'invalid',
      address: { street: '', city: '', postcode: '1016 gv', houseNumber: '263', addition: 'A' },
    });
  });

  test('rule 24: a complete address that is unknown is not emptied but becomes manual', () => {
    const saved = { ...EMPTY_ADDRESS, postcode: '1016GV', houseNumber: '263', street: 'Steeg', city: 'Amsterdam' };
    const state = nextLookup(startLookup(saved), { type: 'answered', question, found: null });
    expect(state).toMatchObject({ isManual: true, status: 'waiting', address: saved });
  });

  test('rule 25: an error is never called an invalid address', () => {
    expect(play(...filled, { type: 'unanswered', question }).status).toBe('failed');
  });

  test('rule 26: BE switches manual entry on, NL switches it off', () => {
    const belgian = play(typed('country', 'BE'));
    expect([belgian.isManual, nextLookup(belgian, typed('country', 'NL')).isManual]).toEqual([true, false]);
  });
});

test('checkout rule 27: text after a house number becomes its addition, with a note', () => {
  const state = play(typed('postcode', '1016GV'), typed('houseNumber', '263 bus 3'), { type: 'houseNumberLeft' });
  expect(state.address).toMatchObject({ houseNumber: '263', addition: 'bus 3' });
  expect([state.note, state.status]).toEqual(['split', 'loading']);
});

test('The lookup state holds the location only, without a name', () => {
  const state = startLookup({ ...EMPTY_ADDRESS, firstname: 'Sanne' } as typeof EMPTY_ADDRESS);
  expect(state.address).toEqual(EMPTY_ADDRESS);
});

test('checkout rule 21: a late answer changes nothing', () => {
  const before = play(...filled, typed('houseNumber', '264'));
  expect(nextLookup(before, found)).toBe(before);
});

test('checkout rule 21: a new postcode empties the street of the old one', () => {
  expect(play(...filled, found, typed('postcode', '1012JS')).address.street).toBe('');
});

/** What the register knows, by house number; every answer has the postcode in its street. */
const REGISTER: Readonly<Record<string, readonly string[]>> = { 1: [], 2: ['A'], 3: ['A', 'B'], 4: ['', 'A', 'C'] };
const POSTCODES = ['1016GV', '1012JS'];

const answerTo = ({ postcode, houseNumber }: Question): LookupEvent => {
  const additions = REGISTER[houseNumber];
  const address = { street: `Straat ${postcode}`, houseNumber, postcode, city: 'Amsterdam', addition: '' };
  return {
    type: 'answered',
    question: { postcode, houseNumber },
    found: additions ? { ...address, additions } : null,
  };
};

type Move =
  | { readonly do: 'event'; readonly event: LookupEvent }
  /** One of the questions that were asked so far is answered, or is not. */
  | { readonly do: 'answer' | 'no answer'; readonly index: number }
  /** One of those in the list is chosen. */
  | { readonly do: 'choose'; readonly index: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .oneof(
        fc.constantFrom(...POSTCODES, '10').map((text) => typed('postcode', text)),
        fc.constantFrom('1', '2', '3', '4', '5', '3b', '').map((text) => typed('houseNumber', text)),
        fc.constantFrom('a', 'B', 'hs', '').map((text) => typed('addition', text)),
        fc.constantFrom('NL', 'BE').map((text) => typed('country', text)),
        fc.constantFrom<LookupEvent>(
          typed('street', 'Dam'),
          typed('city', 'Utrecht'),
          { type: 'houseNumberLeft' },
          { type: 'additionLeft' },
          { type: 'manualToggled' },
          { type: 'ownAdditionChosen' },
        ),
      )
      .map((event): Move => ({ do: 'event', event })),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), index: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('no answer' as const), index: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('choose' as const), index: fc.nat(4) }) },
);

/** The lookup of a shopper who edits, with a register whose answers come in any order, late and twice. */
class Lookup {
  state = startLookup(EMPTY_ADDRESS);
  /** What was asked so far. */
  readonly asked: Question[] = [];
  /** The additions that the shopper gave for the address as it is now. */
  given = new Set<string>();

  play(next: Move): void {
    const event = this.#eventOf(next);
    if (!event) return;
    const before = this.state;
    this.state = nextLookup(before, event);
    this.#remember(before, event);
    const now = this.state.status === 'loading' ? questionOf(this.state) : null;
    if (now) this.asked.push(now);
  }

  #eventOf(next: Move): LookupEvent | null {
    if (next.do === 'event') return next.event;
    if (next.do === 'choose') {
      const addition = isListShown(this.state) ? this.state.additions[next.index] : undefined;
      return addition === undefined ? null : { type: 'additionChosen', addition };
    }
    const one = this.asked[next.index % Math.max(1, this.asked.length)];
    if (!one) return null;
    return next.do === 'answer' ? answerTo(one) : { type: 'unanswered', question: one };
  }

  #remember(before: LookupState, event: LookupEvent): void {
    const place = ({ country, postcode, houseNumber }: TypedAddress) => `${country} ${postcode} ${houseNumber}`;
    const isOther = place(before.address) !== place(this.state.address);
    // An answer writes postcode and number as the register has them: that is the same address.
    if (isOther && event.type !== 'answered' && !this.state.isManual) this.given = new Set();
    if (event.type === 'typed' && event.field === 'addition') this.given.add(event.text.toLowerCase());
    if (event.type === 'additionChosen') this.given.add(event.addition.toLowerCase());
    if (event.type === 'houseNumberLeft' && isOther) this.given.add(this.state.address.addition.toLowerCase());
  }
}

/** The breaches of checkout rules 21, 22 and 25 in a state. */
function forbidden({ state, given }: Lookup): string[] {
  const { address, isManual, status, additions } = state;
  const isFound = status === 'found' && !isManual;
  const known = REGISTER[address.houseNumber] ?? [];
  const only = known.length === 1 ? known[0]!.toLowerCase() : null;
  const addition = address.addition.toLowerCase();
  const rules: [string, boolean][] = [
    [
      'a street of another address',
      isFound && address.street !== `Straat ${address.postcode}` && address.street !== 'Dam',
    ],
    ['possibilities of another address', isFound && known.length > 1 && String(additions) !== String(known)],
    [
      'an addition that is neither given for this address nor its only one',
      !isManual && addition !== '' && !given.has(addition) && addition !== only,
    ],
    [
      'several possibilities, none given, and not asked',
      isFound && known.length > 1 && given.size === 0 && !mustChooseAddition(state),
    ],
    [
      'no addition, though it was not chosen',
      isFound && known.length > 1 && addition === '' && !given.has('') && !mustChooseAddition(state),
    ],
    ['a lookup abroad', address.country !== 'NL' && status === 'loading'],
  ];
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

const FILLED_IN_BEFORE_THE_ANSWER: Move[] = [
  { do: 'event', event: typed('houseNumber', '5') },
  { do: 'event', event: typed('postcode', '1016GV') },
  { do: 'event', event: typed('street', 'Dam') },
  { do: 'event', event: typed('city', 'Utrecht') },
  { do: 'answer', index: 0 },
];

test('In any order of edits and answers nothing of an earlier address remains, and nothing ambiguous is chosen', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const lookup = new Lookup();
      for (const next of moves) {
        const before = lookup.state;
        lookup.play(next);
        expect(forbidden(lookup)).toEqual([]);
        const isAnswer = next.do === 'answer' || next.do === 'no answer';
        expect(isAnswer && before.isManual && lookup.state !== before).toBe(false);
        // Where the shopper has filled in street and city, "no such address" ends the asking (checkout rule 24).
        const isByHandNow = lookup.state.isManual && before.address.street !== '' && before.address.city !== '';
        const [asked, now] = [before, lookup.state].map((state) => JSON.stringify(questionOf(state)));
        expect(isAnswer && !isByHandNow && now !== asked).toBe(false);
      }
    }),
    { numRuns: 2_000, examples: [[FILLED_IN_BEFORE_THE_ANSWER]] },
  );
});

test('checkout rule 61: where nothing can be looked up an address is filled in by hand, of every country', () => {
  const start = startLookup(EMPTY_ADDRESS, { canLookUp: false });
  const state = [...filled, typed('country', 'BE'), typed('country', 'NL'), ...filled].reduce(nextLookup, start);
  expect([start.isManual, state.isManual, questionOf(state)]).toEqual([true, true, null]);
});
