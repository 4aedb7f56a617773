// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../shared/api';
import { addressOf } from '../../../fixtures/shop/testing/order-body';
import { START, isSameAddress, nextOfferFlow, shownStep, type OfferEvent, type OfferFlow } from './model';

const play = (...events: OfferEvent[]): OfferFlow => events.reduce(nextOfferFlow, START);
const forward: OfferEvent = { type: 'forward', isValid: true };
const request: OfferEvent = { type: 'request', isReady: true };

describe('specification 4: the quotation checkout runs 1 to 2', () => {
  test('forward only with a valid form, and back always', () => {
    expect([play(forward).step, play({ type: 'forward', isValid: false }).step]).toEqual([2, 1]);
    expect(play(forward, { type: 'back' }).step).toBe(1);
  });

  test('moves are blocked while the login form is shown', () => {
    expect(play({ type: 'loginToggled' }, forward).step).toBe(1);
  });

  test('step 3 is a sub-state that highlights the overview', () => {
    const asking = play(forward, request);
    expect([asking.step, shownStep(asking.step)]).toEqual([3, 2]);
    expect(nextOfferFlow(asking, request)).toBe(asking);
  });

  test('what failed is back at the overview with the reason, until the next attempt', () => {
    const failed = play(forward, request, { type: 'failed', message: 'Helaas' });
    expect(failed).toEqual({ step: 2, isLoginShown: false, failure: 'Helaas' });
    expect(nextOfferFlow(failed, request).failure).toBe('');
  });
});

const anyEvent: fc.Arbitrary<OfferEvent> = fc.oneof(
  fc.record({ type: fc.constant('forward' as const), isValid: fc.boolean() }),
  fc.record({ type: fc.constant('request' as const), isReady: fc.boolean() }),
  fc.constantFrom<OfferEvent>({ type: 'back' }, { type: 'loginToggled' }, { type: 'failed', message: 'Helaas' }),
);

/** What the specification forbids of a move from one state to the next. */
function forbidden(flow: OfferFlow, event: OfferEvent, next: OfferFlow): string[] {
  return [
    ...(next.step > flow.step + 1 ? ['a step is skipped'] : []),
    ...(next.step > flow.step && flow.isLoginShown ? ['past the login form'] : []),
    ...(flow.step === 3 && next.step !== 3 && event.type !== 'failed' ? ['away while it is being asked for'] : []),
  ];
}

test('whatever a shopper and a server do, it never skips a step nor leaves one that is being asked for', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 500 }), (events) => {
      const { found } = events.reduce(
        ({ flow, found: before }, event) => {
          const next = nextOfferFlow(flow, event);
          return { flow: next, found: [...before, ...forbidden(flow, event, next)] };
        },
        { flow: START, found: [] as string[] },
      );
      expect(found).toEqual([]);
    }),
  );
});

describe('two addresses', () => {
  test.each<[Partial<Address>, boolean]>([
    [{}, true],
    [{ customerAddressId: '7', saveInAddressBook: 1 }, true],
    [{ firstname: ' sanne ' }, true],
    [{ street: ['Dam', '1', 'A'] }, false],
    [{ company: 'De Balk B.V.' }, false],
  ])('with %j changed are the same: %s', (change, expected) => {
    expect(isSameAddress(addressOf(), addressOf(change))).toBe(expected);
  });
});
