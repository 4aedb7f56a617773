import { expect, test } from 'vitest';
import { UNTOUCHED, checking, sending, shownErrors } from './progress';

const wrong = new Map([
  ['email', 'Vul een geldig e-mailadres in.'],
  ['city', 'Plaats is verplicht.'],
]);

test('shared rule 28: half a form shows no error', () => {
  expect([...shownErrors(UNTOUCHED, wrong)]).toEqual([]);
});

test('shared rule 28: a field that was checked shows its error, and loses it once it is right', () => {
  const progress = checking(UNTOUCHED, 'email');
  expect([...shownErrors(progress, wrong).keys()]).toEqual(['email']);
  expect([...shownErrors(progress, new Map([['city', 'Plaats is verplicht.']]))]).toEqual([]);
});

test('shared rule 28: a form that was sent shows all that is wrong, in the order of its fields', () => {
  expect([...shownErrors(sending(UNTOUCHED), wrong).keys()]).toEqual(['email', 'city']);
});
