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

test('a Firefox is named and found as a Chromium is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noest-browser-'));
  const path = join(folder, 'firefox-esr');
  writeFileSync(path, '');
  expect(candidates({ PATH: folder }, 'firefox')).toContainEqual({ path, source: 'installed' });
  expect(candidates({ PATH: folder, FIREFOX_PATH: '/opt/mine/firefox' }, 'firefox')).toEqual([
    { path: '/opt/mine/firefox', source: 'FIREFOX_PATH' },
  ]);
});
