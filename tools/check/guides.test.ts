import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/own-parts.md', 'utf8');

/** `templates/examples` is built and tried in a browser (tests/package/ownParts.spec.ts); the guide shows the same code. */
test.each([
  'page-script/opening-hours.js',
  'page-script/plank-count.js',
  'theme-build/src/PlankCount.tsx',
  'theme-build/src/main.ts',
])('docs/own-parts.md shows %s as it is', (file) => {
  expect(guide).toContain(`\n${readFileSync(`templates/examples/${file}`, 'utf8')}\`\`\`\n`);
});
