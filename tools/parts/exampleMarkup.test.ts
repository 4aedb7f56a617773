import { expect, test } from 'vitest';
import { definePart } from '../../src/mount/declaration';
import { asTemplate, withAttributes } from './exampleMarkup';

const EXAMPLE = `<p>Before</p>
<div class="x" data-component="minicart sticky" data-cart-url="/cart" data-open>
  <a data-slot="link" data-cart-url="/other">Cart</a>
</div>`;

const PART = definePart({
  name: 'minicart',
  kind: 'widget',
  when: 'load',
  summary: 'A cart.',
  attributes: {
    cartUrl: { type: 'url', meaning: 'The cart page.' },
    open: { type: 'boolean', default: false, meaning: 'Whether it is open.' },
    limit: { type: 'integer', default: 1, meaning: 'How many.' },
  },
});

test('attributes are changed, added and taken away on the element of the part alone', () => {
  const changed = withAttributes(EXAMPLE, 'minicart', {
    'data-cart-url': '/a?b=1&c="2"',
    'data-open': null,
    'data-limit': '3',
  });
  expect(changed).toContain(
    '<div class="x" data-component="minicart sticky" data-cart-url="/a?b=1&amp;c=&quot;2&quot;" data-limit="3">',
  );
  expect(changed).toContain('<a data-slot="link" data-cart-url="/other">');
});

test('a value can not leave its attribute', () => {
  const changed = withAttributes(EXAMPLE, 'minicart', { 'data-cart-url': '"><script>$&$1' });
  expect(changed).toContain('data-cart-url="&quot;&gt;&lt;script&gt;$&amp;$1"');
});

test.each([
  ['phtml', 'data-cart-url="<?= $escaper->escapeUrl($cartUrl) ?>"'],
  ['phtml', 'data-open="<?= $escaper->escapeHtmlAttr($open) ?>"'],
  ['Liquid', 'data-cart-url="{{ cart_url | escape }}"'],
  ['Twig', 'data-cart-url="{{ cart_url }}"'],
] as const)('in %s the attributes that the example has are printed: %s', (language, printed) => {
  const template = asTemplate(EXAMPLE, PART, language);
  expect(template).toContain(printed);
  expect(template).not.toContain('data-limit');
});

test('markup without the part stays as it is', () => {
  expect(withAttributes('<p>Nothing</p>', 'minicart', { 'data-limit': '3' })).toBe('<p>Nothing</p>');
});
