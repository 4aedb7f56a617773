import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf } from './versionFolder';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'noest-chunks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('chunks that a browser gets alike have one address, whatever their source maps say', () => {
  const built = hashOf(folderWith({ 'cart.js': 'export{}', 'cart.js.map': '{"id":1}' }));
  expect(hashOf(folderWith({ 'cart.js': 'export{}', 'cart.js.map': '{"id":2}' }))).toBe(built);
  expect(hashOf(folderWith({ 'cart.js': 'export{};', 'cart.js.map': '{"id":1}' }))).not.toBe(built);
  expect(hashOf(folderWith({ 'basket.js': 'export{}' }))).not.toBe(built);
});
