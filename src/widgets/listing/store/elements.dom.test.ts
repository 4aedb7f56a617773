import { afterEach, expect, test } from 'vitest';
import { build } from '../../../shared/platform/dom';
import { controlAt, focusList, listElement, positionOf, registerList } from './elements';

afterEach(() => document.body.replaceChildren());

/** A list of filters. Its second option is a link or, where it brings nothing, a disabled link. */
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

test('Finds a control again in markup that was printed again', () => {
  const [, , third] = show(true);
  const position = positionOf(third!);
  const [, , again] = show(false);
  expect(controlAt(position!)).toBe(again);
});

test('An element that is no control, or is in no part, has no position', () => {
  show(true);
  expect(positionOf(document.querySelector('a')!)).toBeNull();
  expect(positionOf(document.querySelector('aside')!)).toBeNull();
});

test('The list is the element that the product list registered, and the one of the server before', () => {
  const printed = document.body.appendChild(build('div', ''));
  expect(listElement()).toBeNull();
  printed.dataset['component'] = 'product-list';
  expect(listElement()).toBe(printed);
  const mounted = build('div', '');
  const unregister = registerList(mounted);
  expect(listElement()).toBe(mounted);
  unregister();
  expect(listElement()).toBe(printed);
});

test('listing rule 29: moves the focus to the list', () => {
  const list = document.body.appendChild(build('div', ''));
  const unregister = registerList(list);
  focusList();
  unregister();
  expect(document.activeElement).toBe(list);
});
