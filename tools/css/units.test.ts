import { expect, test } from 'vitest';
import { inUnits } from './units';

test('shared rule 46: a rem is counted in the unit of the kit, in a list and below zero too', () => {
  expect(inUnits('a { margin: 1rem -0.5rem; inline-size: min(22rem, 100vw - 2rem) }')).toBe(
    'a { margin: var(--noest-unit,16px) calc(-0.5*var(--noest-unit,16px)); inline-size: min(calc(22*var(--noest-unit,16px)), 100vw - calc(2*var(--noest-unit,16px))) }',
  );
});

test('a query keeps its rem, which no theme changes, and so does a name', () => {
  const css = '@media (min-width: 36rem) { .a-2rem { top: 1px } } /* 3rem */';
  expect(inUnits(css)).toBe(css);
});

test('a container of so many rem is refused: there a theme changes it', () => {
  expect(() => inUnits('@container cart (min-width: 52rem) { a { top: 0 } }')).toThrow('in px');
});
