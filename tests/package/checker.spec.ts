import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { unpack } from './unpacked';

let folder: string;

test.beforeAll(() => {
  folder = unpack();
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As npm runs it, by the name in the package's `bin`. */
function noest(...words: string[]): { readonly status: number | null; readonly said: string } {
  const file = join(folder, 'node_modules/noest/package.json');
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: { noest: string } };
  const command = join(folder, 'node_modules/noest', bin.noest);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('checking rule 1: the command of the package finds a mistake, corrects it, and finds none', () => {
  const template = '<?php $count = 3 ?>\n<b data-component="cart-cuont" data-count="<?= $count ?>"></b>\n';
  writeFileSync(join(folder, 'badge.phtml'), template);
  const says = 'badge.phtml:2:4 cart-cuont: data-component: expected the name of a part, found "cart-cuont"';
  const { status, said } = noest('check', '*.phtml');
  expect(said).toContain(says);
  expect(status).toBe(1);
  expect(noest('check', '*.phtml', '--fix')).toMatchObject({ status: 0, said: '0 mistakes in 1 file, 1 corrected\n' });
  expect(readFileSync(join(folder, 'badge.phtml'), 'utf8')).toBe(template.replace('cuont', 'count'));
});
