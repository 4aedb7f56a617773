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
