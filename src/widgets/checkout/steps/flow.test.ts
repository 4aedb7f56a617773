import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { START, createFlow, nextFlow, shownStep, type FlowEvent, type FlowState, type LastStep } from './flow';

const playTo = (last: LastStep, ...events: FlowEvent[]): FlowState =>
  events.reduce((state, event) => nextFlow(state, event, last), START);
const forward: FlowEvent = { type: 'forward', isValid: true };
const send: FlowEvent = { type: 'send', isReady: true };
const back: FlowEvent = { type: 'goTo', step: 1, furthest: 1 };
const login: FlowEvent = { type: 'loginToggled' };

describe('checkout rules 1 and 2: the steps of an order', () => {
  const play = (...events: FlowEvent[]) => playTo(3, ...events);

  test('start at 1, and go forward one at a time with a valid form', () => {
    expect([START.step, play(forward).step, play(forward, forward).step]).toEqual([1, 2, 3]);
    expect(play({ type: 'forward', isValid: false }).step).toBe(1);
  });

  test('checkout rule 3: a jump forward goes to a step whose earlier steps are valid, and to no other', () => {
    expect(play({ type: 'goTo', step: 3, furthest: 3 }).step).toBe(3);
    expect(play({ type: 'goTo', step: 3, furthest: 2 }).step).toBe(1);
    expect(play(login, { type: 'goTo', step: 2, furthest: 3 }).step).toBe(1);
  });

  test('back is always possible', () => {
    expect(play(forward, forward, back).step).toBe(1);
  });

  test('no move is possible while the login form is shown', () => {
    expect(play(login, forward).step).toBe(1);
    expect(play(login, login, forward).step).toBe(2);
  });

  test('step 4 is shown as payment', () => {
    const placing = play(forward, forward, send);
    expect([placing.step, shownStep(placing.step, 3)]).toEqual([4, 3]);
  });

  test('checkout rule 48: a failed order goes back to payment, with the reason until the next attempt', () => {
    const failed = play(forward, forward, send, { type: 'failed', message: 'Uitverkocht' });
    expect(failed).toEqual({ step: 3, isLoginShown: false, failure: 'Uitverkocht' });
    expect(nextFlow(failed, send, 3).failure).toBe('');
  });
});

describe('checkout rule 52: the steps of a quotation', () => {
  const play = (...events: FlowEvent[]) => playTo(2, ...events);

  test('forward only with a valid form, and back always', () => {
    expect([play(forward).step, play({ type: 'forward', isValid: false }).step]).toEqual([2, 1]);
    expect(play(forward, back).step).toBe(1);
  });

  test('no move is possible while the login form is shown', () => {
    expect(play(login, forward).step).toBe(1);
  });

  test('step 3 is shown as the overview, and a second request changes nothing', () => {
    const requesting = play(forward, send);
    expect([requesting.step, shownStep(requesting.step, 2)]).toEqual([3, 2]);
    expect(nextFlow(requesting, send, 2)).toBe(requesting);
  });

  test('checkout rule 56: a failed request goes back to the overview, with the reason until the next attempt', () => {
    const failed = play(forward, send, { type: 'failed', message: 'Helaas' });
    expect(failed).toEqual({ step: 2, isLoginShown: false, failure: 'Helaas' });
    expect(nextFlow(failed, send, 2).failure).toBe('');
  });
});

const anyEvent: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.record({ type: fc.constant('forward' as const), isValid: fc.boolean() }),
  fc.record({
    type: fc.constant('goTo' as const),
    step: fc.constantFrom(1 as const, 2 as const, 3 as const),
    furthest: fc.constantFrom(1 as const, 2 as const, 3 as const),
  }),
  fc.record({ type: fc.constant('send' as const), isReady: fc.boolean() }),
  fc.constantFrom<FlowEvent>(login, { type: 'failed', message: 'Helaas' }),
);

/** The breaches of checkout rules 2 and 52 in a move from one state to the next. */
function forbidden(state: FlowState, event: FlowEvent, next: FlowState, last: LastStep): string[] {
  const isForward = next.step > state.step;
  const mayJump = event.type === 'goTo' && next.step === event.step && next.step <= event.furthest;
  const mayForward =
    next.step > last
      ? event.type === 'send' && event.isReady
      : !state.isLoginShown && (mayJump || (event.type === 'forward' && event.isValid));
  return [
    ...(isForward && !mayJump && next.step !== state.step + 1 ? ['more than one step forward'] : []),
    ...(isForward && !mayForward ? ['forward without a valid form, or past the login form'] : []),
    ...(next.step > last + 1 ? ['beyond the last step'] : []),
    ...(state.step > last && next.step <= last && event.type !== 'failed' ? ['away while it is being sent'] : []),
    ...(next.isLoginShown && next.step !== 1 ? ['a login form after the details'] : []),
  ];
}

test.each([2, 3] as const)('With %i steps no sequence of events makes a forbidden move', (last) => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 1_000 }), (events) => {
      const { found } = events.reduce(
        ({ state, found: before }, event) => {
          const next = nextFlow(state, event, last);
          return { state: next, found: [...before, ...forbidden(state, event, next, last)] };
        },
        { state: START, found: [] as string[] },
      );
      expect(found).toEqual([]);
    }),
  );
});

test('A flow can start at a later step', () => {
  expect(createFlow(3, 3).state.peek()).toEqual({ step: 3, isLoginShown: false, failure: '' });
});

test('A flow keeps its state between events', () => {
  const flow = createFlow(3);
  flow.dispatch(forward);
  flow.dispatch(forward);
  expect(flow.state.peek().step).toBe(3);
});
