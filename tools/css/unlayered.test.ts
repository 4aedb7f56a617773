import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unlayered } from './unlayered';

test('a rule leaves its layer and gets `html` before it, in queries and selector lists too', () => {
  expect(unlayered('@layer noest { .a, .b > .c { top: 0 } @media (width > 3px) { .a { top: 1px } } }')).toBe(
    'html .a,html .b>.c{top:0}@media (width>3px){html .a{top:1px}}',
  );
});

test('the root itself is `html`', () => {
  expect(unlayered('@layer noest { :root:not([dir]) .a { top: 0 } }')).toBe('html:root:not([dir]) .a{top:0}');
});

test('prices rule 4: in no layer too each price view hides the other', () => {
  const css = unlayered(readFileSync('src/noest.css', 'utf8'));
  expect(css).toContain('html:root:not([data-price-view=excl_tax]) .noest-excl');
  expect(css).toContain('html:root[data-price-view=excl_tax] .noest-incl');
});

test('a list that begins a selector and has the root in it is refused', () => {
  expect(() => unlayered(':is(:root, .b) .a { top: 0 }')).toThrow('write one for each');
});

test('a nested rule stands below its parent, and the order of layers is left out', () => {
  expect(unlayered('@layer base, noest; @layer noest { .a { & .b { top: 0 } } }')).toBe('html .a{& .b{top:0}}');
});

test('animations and rules of no layer stay', () => {
  expect(
    unlayered(
      '@layer noest { @keyframes turn { from { rotate: 1turn } } } @property --a { syntax: "*"; inherits: false }',
    ),
  ).toMatch(/^@keyframes turn\{.*\}@property --a\{.*\}$/);
});
