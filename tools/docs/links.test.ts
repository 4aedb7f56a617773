import { expect, test } from 'vitest';
import { fileOf, withRelativeLinks } from './links';

const SHOP = 'https://shop.example';

test.each([
  ['/widgets', 'index.html'],
  ['/widgets/minicart', 'minicart.html'],
  ['/widgets/guides/start', 'guide-start.html'],
  ['/widgets/reference.js', 'reference.js'],
])('%s is the file %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
});

test('a link leads to a static file, or to the shop; its query and its place stay', () => {
  const { text } = withRelativeLinks(
    '<a href="/widgets#attributes">1</a><a href="/qa/minicart?state=error">2</a><a href="#here">3</a><a href="https://a.example/">4</a>',
    SHOP,
  );
  expect(text).toBe(
    '<a href="index.html#attributes">1</a><a href="https://shop.example/qa/minicart?state=error">2</a><a href="#here">3</a><a href="https://a.example/">4</a>',
  );
});

test('files of theme, pictures and kit are beside the page, and the first two are named', () => {
  const { text, local } = withRelativeLinks(
    '<link href="/theme/a.css"><img src="/media/b.webp"><script src="/noest/noest.js">',
    SHOP,
  );
  expect(text).toBe('<link href="theme/a.css"><img src="media/b.webp"><script src="noest/noest.js">');
  expect(local).toEqual(['/theme/a.css', '/media/b.webp']);
});

test('an example that is shown as text stays as it is', () => {
  const code = '<code>&lt;a href=&quot;/planken&quot;&gt;</code>';
  expect(withRelativeLinks(code, SHOP).text).toBe(code);
});
