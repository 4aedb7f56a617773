// @vitest-environment node
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../../playwright.config';
import { foldersOf } from './steps';

/** Of commands of their own: `npm run test:magento`, `test:appearance`, and a step of the long run that looks for its browser. */
const ELSEWHERE = ['magento', 'pictures', 'webkit'];

test('each folder of browser tests is in a project of Playwright', () => {
  const specs = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'));
  const folders = new Set(specs.map((file) => file.split(path.sep)[0] ?? ''));
  const run = (config.projects ?? []).flatMap(
    (project) => foldersOf(project) ?? [path.basename(project.testDir ?? '')],
  );
  expect([...folders].filter((folder) => !ELSEWHERE.includes(folder) && !run.includes(folder))).toEqual([]);
});
