import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRIGGERS } from '../../src/mount/triggers/createTriggers';

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

test('docs/own-parts.md lists the names of React that react.js has, and no other', () => {
  const source = readFileSync('src/public/files/react.ts', 'utf8');
  const exported = [...source.matchAll(/^export \{([^}]+)\} from 'react(?:-dom|\/jsx-runtime)?';$/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const [, list = ''] = /Of React's own names `react\.js` has these[^:]*: ([^.]+)\./.exec(guide) ?? [];
  expect(exported.length).toBeGreaterThan(10);
  expect(list.match(/\w+/g)?.toSorted()).toEqual(exported.toSorted());
});

test('README names every trigger, and the variables by which the shop answers pages of another origin', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [list = ''] = /^\| trigger [^]*?\n\n/m.exec(readme) ?? [];
  expect(TRIGGERS.filter((name) => !list.includes(`\`${name}\``) && !list.includes(`\`${name}(`))).toEqual([]);
  const [variables = ''] = /^\| variable [^]*?\n\n/m.exec(readme) ?? [];
  expect(variables).toContain('`ALLOWED_ORIGINS`');
  expect(variables).toContain('`COOKIE_SAME_SITE`');
});
