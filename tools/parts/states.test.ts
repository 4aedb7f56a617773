import { expect, test } from 'vitest';
import { loadMessages } from '../../fixtures/shop/render/messages';
import { definePart } from '../../src/mount';
import { importParts } from './importParts';
import { statesOf } from './states';

const PART = { name: 'sample', kind: 'widget', when: 'load', summary: 'A sample.' } as const;
const namesOf = (states: ReturnType<typeof statesOf>): string[] => states.map(({ name }) => name);

test('shop rule 68: a part that asks the shop nothing has the states of every part', () => {
  expect(namesOf(statesOf(definePart(PART)))).toEqual([
    'server',
    'waiting',
    'loading',
    'ready',
    'chunk-failed',
    'offline',
  ]);
});

test('shop rule 68: a part has the states that it declares, with its presets and steps', () => {
  const acts = [{ press: 'button' }] as const;
  const part = definePart({
    ...PART,
    qa: {
      cart: 'three',
      acts,
      busy: { shows: 'p' },
      empty: { cart: 'empty', acts: [], says: 'a.b' },
      error: { says: 'a.c' },
    },
  });
  const states = Object.fromEntries(statesOf(part).map((state) => [state.name, state]));
  expect(Object.keys(states)).toEqual(expect.arrayContaining(['busy', 'empty', 'error']));
  expect(states['server']).toMatchObject({ cart: 'three', acts: [], address: '/qa/sample?state=server' });
  expect(states['busy']).toMatchObject({ cart: 'three', acts, shows: 'p' });
  expect(states['empty']).toMatchObject({ cart: 'empty', acts: [], says: 'a.b' });
  expect(states['offline']).toMatchObject({ acts, says: 'a.c' });
});

test('a state of calls tells what can be seen in it, and every message that a state names exists', async () => {
  const t = loadMessages();
  const states = (await importParts()).flatMap(({ declaration }) => statesOf(declaration));
  const ofCalls = states.filter(({ name }) => name === 'busy' || name === 'empty' || name === 'error');
  expect(ofCalls.length).toBeGreaterThan(20);
  expect(ofCalls.filter(({ says, shows, hides }) => !(says ?? shows ?? hides))).toEqual([]);
  const keys = states.flatMap(({ says, refused }) => [says, refused].filter((key) => key !== undefined));
  expect(() => keys.map((key) => t(key, {}))).not.toThrow();
});
