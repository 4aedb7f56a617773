import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS, nextLookup, questionOf, startLookup, type LookupEvent, type LookupState } from './model';

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

describe('Checkout rules 20 to 27: the lookup', () => {
  test('runs when postcode and house number are both filled', () => {
    expect(questionOf(play(typed('postcode', '1016GV')))).toBeNull();
    expect(questionOf(play(...filled))).toEqual(question);
    expect(play(...filled).status).toBe('loading');
  });

  test('runs on load if stored values exist', () => {
    expect(startLookup({ ...EMPTY_ADDRESS, postcode: '1016GV', houseNumber: '263' }).status).toBe('loading');
  });

  test('does not run while the address is typed by hand, or for another country than NL', () => {
    expect(questionOf(play(...filled, { type: 'manualToggled' }))).toBeNull();
    expect(questionOf(play(typed('country', 'BE'), typed('postcode', '1000'), typed('houseNumber', '1')))).toBeNull();
  });

  test('fills street, house number, postcode and city', () => {
    expect(play(...filled, found).address).toMatchObject({
      street: 'Prinsengracht',
      postcode: '1016GV',
      houseNumber: '263',
      city: 'Amsterdam',
    });
  });

  test('an addition that is not offered is replaced by the first one, and this is announced', () => {
    const replaced = play(...filled, typed('addition', 'Z'), found);
    expect([replaced.address.addition, replaced.note]).toEqual(['A', 'addition']);
    const kept = play(...filled, typed('addition', 'b'), found);
    expect(kept.address.addition).toBe('B');
  });

  test('rule 23: an unknown addition can be entered, and stays', () => {
    const own = play(...filled, found, { type: 'ownAdditionChosen' }, typed('addition', 'hs'), found);
    expect(own.address.addition).toBe('hs');
  });

  test('without such an address street and city are emptied, and the rest is kept', () => {
    const state = play(...filled, typed('addition', 'A'), { type: 'answered', question, found: null });
    expect(state).toMatchObject({
      status: 'invalid',
      address: { street: '', city: '', postcode: '1016 gv', houseNumber: '263', addition: 'A' },
    });
  });

  test('a complete address that is unknown is not emptied but becomes manual', () => {
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

test('Checkout rule 27: text after a house number becomes its addition, with a note', () => {
  const state = play(typed('postcode', '1016GV'), typed('houseNumber', '263 bus 3'), { type: 'houseNumberLeft' });
  expect(state.address).toMatchObject({ houseNumber: '263', addition: 'bus 3' });
  expect([state.note, state.status]).toEqual(['split', 'loading']);
});

test('The lookup state holds the location only, without a name', () => {
  const state = startLookup({ ...EMPTY_ADDRESS, firstname: 'Sanne' } as typeof EMPTY_ADDRESS);
  expect(state.address).toEqual(EMPTY_ADDRESS);
});

test('A late answer changes nothing', () => {
  const before = play(...filled, typed('houseNumber', '264'));
  expect(nextLookup(before, found)).toBe(before);
});

test('A new postcode empties the street of the old one', () => {
  expect(play(...filled, found, typed('postcode', '1012JS')).address.street).toBe('');
});

test('After any events, a found address has a street, and manual entry is never overwritten', () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constant('typed' as const),
      field: fc.constantFrom(...(['country', 'postcode', 'houseNumber', 'addition', 'street', 'city'] as const)),
      text: fc.constantFrom('NL', 'BE', '1016GV', '263', '12A', '', 'Dam'),
    }),
    fc.constantFrom<LookupEvent>(
      { type: 'houseNumberLeft' },
      { type: 'manualToggled' },
      { type: 'ownAdditionChosen' },
      found,
      { type: 'answered', question, found: null },
      { type: 'unanswered', question },
    ),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { found: wrong } = events.reduce(
        ({ state, found: before }, each) => {
          const next = nextLookup(state, each);
          return { state: next, found: [...before, ...forbidden(state, each, next)] };
        },
        { state: startLookup(EMPTY_ADDRESS), found: [] as string[] },
      );
      expect(wrong).toEqual([]);
    }),
  );
});

function forbidden(state: LookupState, event: LookupEvent, next: LookupState): string[] {
  const isAnswer = event.type === 'answered' || event.type === 'unanswered';
  const isFound = next.status === 'found' && !next.isManual && event.type !== 'typed';
  return [
    ...(state.isManual && isAnswer && next !== state ? ['an answer over what was typed by hand'] : []),
    ...(isFound && next.address.street === '' ? ['found without a street'] : []),
    ...(next.address.country !== 'NL' && !next.isManual && next.status === 'loading' ? ['a lookup abroad'] : []),
  ];
}
