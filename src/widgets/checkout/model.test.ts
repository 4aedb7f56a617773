import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { START, nextFlow, shownStep, type Flow, type FlowEvent } from './model';

const play = (...events: FlowEvent[]): Flow => events.reduce(nextFlow, START);
const forward: FlowEvent = { type: 'forward', isValid: true };
const place: FlowEvent = { type: 'place', isReady: true };

describe('specification 4: steps', () => {
  test('start at 1, and go forward one at a time with a valid form', () => {
    expect([START.step, play(forward).step, play(forward, forward).step]).toEqual([1, 2, 3]);
    expect(play({ type: 'forward', isValid: false }).step).toBe(1);
    expect(play(forward, { type: 'goTo', step: 3 }).step).toBe(2);
  });

  test('backward is always allowed', () => {
    expect(play(forward, forward, { type: 'goTo', step: 1 }).step).toBe(1);
  });

  test('moves are blocked while the login form is shown', () => {
    expect(play({ type: 'loginToggled' }, forward).step).toBe(1);
    expect(play({ type: 'loginToggled' }, { type: 'loginToggled' }, forward).step).toBe(2);
  });

  test('step 4 highlights the payment step', () => {
    const placing = play(forward, forward, place);
    expect([placing.step, shownStep(placing.step)]).toEqual([4, 3]);
  });

  test('a failed order is back at payment, with the reason, until the next attempt', () => {
    const failed = play(forward, forward, place, { type: 'failed', message: 'Uitverkocht' });
    expect(failed).toEqual({ step: 3, isLoginShown: false, failure: 'Uitverkocht' });
    expect(nextFlow(failed, place).failure).toBe('');
  });
});

const anyEvent: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.record({ type: fc.constant('forward' as const), isValid: fc.boolean() }),
  fc.record({
    type: fc.constant('goTo' as const),
    step: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  }),
  fc.record({ type: fc.constant('place' as const), isReady: fc.boolean() }),
  fc.constantFrom<FlowEvent>({ type: 'loginToggled' }, { type: 'failed', message: 'Helaas' }),
);

/** What the specification forbids of a move from one state to the next. */
function forbidden(flow: Flow, event: FlowEvent, next: Flow): string[] {
  const isForward = next.step > flow.step;
  const mayForward =
    next.step === 4
      ? event.type === 'place' && event.isReady
      : event.type === 'forward' && event.isValid && !flow.isLoginShown;
  return [
    ...(isForward && next.step !== flow.step + 1 ? ['more than one step forward'] : []),
    ...(isForward && !mayForward ? ['forward without a valid form, or past the login form'] : []),
    ...(flow.step === 4 && next.step !== 4 && event.type !== 'failed' ? ['away while an order is being placed'] : []),
    ...(next.isLoginShown && next.step !== 1 ? ['a login form beyond the details'] : []),
  ];
}

test('whatever a shopper and a server do, no forbidden move is made', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 1_000 }), (events) => {
      const { found } = events.reduce(
        ({ flow, found: before }, event) => {
          const next = nextFlow(flow, event);
          return { flow: next, found: [...before, ...forbidden(flow, event, next)] };
        },
        { flow: START, found: [] as string[] },
      );
      expect(found).toEqual([]);
    }),
  );
});
