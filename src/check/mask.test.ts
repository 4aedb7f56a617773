import { expect, test } from 'vitest';
import { isOpen, mask, mayHoldMarkup } from './mask';

test.each([
  ['<?= $escaper->escapeHtmlAttr($sku) ?>'],
  ['<?php if ($a > 1): ?>'],
  ['<?php\n\n$a = 1;'],
  ['{{ product.sku | escape }}'],
  ['{% if a %}'],
  ['{# a note\nof two lines #}'],
  ['{% comment %}<b data-component="minicrat">{% endcomment %}'],
])('%s is masked, and what stands behind it keeps its place', (placeholder) => {
  const template = `<p>\n${placeholder}`;
  const masked = mask(template);
  expect(masked).toHaveLength(template.length);
  expect(masked.split('\n').map((line) => line.length)).toEqual(template.split('\n').map((line) => line.length));
  expect(isOpen(masked)).toBe(true);
  expect(masked).not.toMatch(/[$%{}#]/);
});

test.each([
  ["<?= $block->getChildHtml('form') ?>", true],
  ["{% render 'cart-count' %}", true],
  ["{{ 'cart.title' | t }}", false],
  ['<?= (int) $qty ?>', false],
])('%s may print markup: %s', (placeholder, may) => {
  expect(mayHoldMarkup(mask(placeholder))).toBe(may);
});
