// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { candidates } from './candidates';

test('a named browser is the only candidate', () => {
  expect(candidates({ CHROMIUM_PATH: '/opt/mine/chrome' })).toEqual([
    { path: '/opt/mine/chrome', source: 'CHROMIUM_PATH' },
  ]);
});

test('an installed browser is found on the PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noest-browser-'));
  const path = join(folder, 'google-chrome');
  writeFileSync(path, '');
  expect(candidates({ PATH: folder })).toContainEqual({ path, source: 'installed' });
});
