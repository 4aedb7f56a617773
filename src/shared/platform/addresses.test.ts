import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINK, SHOP_PATH } from './addresses';

const ORIGIN = 'https://shop.test';

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', 'javascript:alert(1)', ''])(
  'shared rule 51: %j is neither a path in this shop nor an address for a link',
  (address) => {
    expect([SHOP_PATH.test(address), LINK.test(address)]).toEqual([false, false]);
  },
);

test('shared rule 51: whatever is a path in this shop leads to this shop in a browser', () => {
  const character = fc.constantFrom('/', '\\', '\t', '\n', '\r', '.', '@', ':', '?', '#', 'a');
  fc.assert(
    fc.property(
      fc.array(character).map((letters) => `/${letters.join('')}`),
      (path) => {
        fc.pre(SHOP_PATH.test(path) && URL.canParse(path, ORIGIN));
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
  );
});

test('shared rule 51: paths and web addresses may stand in a link', () => {
  expect(['/', '/winkel?a=//b', 'https://elsewhere.test/', '/a\\b'].map((address) => LINK.test(address))).toEqual(
    Array(4).fill(true),
  );
});
