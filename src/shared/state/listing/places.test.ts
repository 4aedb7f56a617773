import { afterEach, expect, test } from 'vitest';
import { build } from '../../dom';
import { findSpot, keepPlaces, openPlaces, spotOf } from './places';

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** A list of filters, its second option chosen or not, which is then a mark instead of a link. */
function show(isSecondLink: boolean): HTMLElement[] {
  const filters = build('aside', '');
  filters.dataset['component'] = 'filters';
  const second = build(isSecondLink ? 'a' : 'span', '');
  if (!isSecondLink) second.setAttribute('role', 'link');
  const options = [build('a', ''), second, build('a', '')];
  filters.append(...options);
  document.body.replaceChildren(build('a', ''), filters);
  return options;
}

test('a control is found again in markup that was printed anew', () => {
  const [, , third] = show(true);
  const spot = spotOf(third!);
  const [, , again] = show(false);
  expect(findSpot(spot!)).toBe(again);
});

test('what is no control of a part has no spot', () => {
  show(true);
  expect(spotOf(document.querySelector('a')!)).toBeNull();
  expect(spotOf(document.querySelector('aside')!)).toBeNull();
});

test('places outlive a reload', () => {
  const places = new Map([[7, { scrollY: 300, focus: { part: 'filters', index: 4 } }]]);
  keepPlaces(places);
  expect(openPlaces()).toEqual(places);
});

test('of a long sitting the newest are kept', () => {
  keepPlaces(new Map(Array.from({ length: 80 }, (_, id) => [id, { scrollY: 0, focus: null }])));
  expect([...openPlaces().keys()]).toEqual(Array.from({ length: 50 }, (_, index) => index + 30));
});

test.each(['', '{', '{"7":{}}', '[[7,{"scrollY":"far"}]]'])(
  'what somebody else has written there is none (%j)',
  (text) => {
    sessionStorage.setItem('listing-places', text);
    expect(openPlaces().size).toBe(0);
  },
);
