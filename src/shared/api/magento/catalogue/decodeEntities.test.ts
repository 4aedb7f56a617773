import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from './decodeEntities';

test.each([
  ['Cocona&reg; performance', 'Cocona® performance'],
  ['&frac14; zip', '¼ zip'],
  ['LumaTech&trade;', 'LumaTech™'],
  ['Hout &amp; tuin', 'Hout & tuin'],
  ['Caf&eacute; &yuml;', 'Café ÿ'],
  ['D&#039;Arc &#x20AC;', "D'Arc €"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['A & B; 100 &%', 'A & B; 100 &%'],
  ['&onbekend; &#0; &#x110000;', '&onbekend; &#0; &#x110000;'],
])('%s reads %s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});

test('Whatever Magento escapes is read as it was', () => {
  const escaped = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };
  const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => escaped[mark as keyof typeof escaped]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeEntities(escape(text))).toBe(text);
    }),
  );
});
