import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const addresses = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/url\(["']?([^"')]*)/g)].map(([, address]) => address),
  );

test("the pictures of the kit's sheets are in themselves, and what is said of a content security policy names their source", () => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !address?.startsWith('data:image/svg+xml,'))).toEqual([]);
  const documents = ['README.md', 'SECURITY.md', 'docs/embedding.md', 'docs/magento.md'];
  expect(documents.filter((file) => !/`img-src[^.]*\bdata:`/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
