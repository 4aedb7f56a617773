import { expect, test } from 'vitest';
import toggle from './parts/toggle/behaviour';
import tooltip from './parts/tooltip/behaviour';

const { signal } = new AbortController();
const wrong = (place: string, found: string) =>
  expect.objectContaining({ issues: [{ place, expected: 'the id of an element of the page', found }] }) as Error;

test('mount rule 22: an id that no element has is told by its attribute', () => {
  document.body.innerHTML =
    '<div><input type="checkbox"></div><button popovertarget="uitlge">?</button><p id="uitleg"></p>';
  const [element, button] = document.body.children as unknown as [HTMLElement, HTMLElement];
  const switched = { width: 48, height: 24, speed: 150, controls: 'uitlge' };
  expect(() => toggle.attach(element, switched, signal)).toThrow(wrong('data-controls', 'uitlge'));
  const beside = { delay: 0, offset: 0, side: 'top', padding: 0 } as const;
  expect(() => tooltip.attach(button, beside, signal)).toThrow(wrong('popovertarget', 'uitlge'));
});
