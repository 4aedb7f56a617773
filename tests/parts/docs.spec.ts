import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';

// The files are written once.
test.describe.configure({ mode: 'default' });

const FOLDER = 'dist/docs';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

let server: Server;
let origin = '';

/** Any static server: a folder in a folder. */
test.beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'build:docs']);
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname.replace('/reference/', '');
    const file = join(FOLDER, path || 'index.html');
    if (!existsSync(file)) return response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reference/`;
});

test.afterAll(() => void server.close());

test('every link between the static pages of the reference leads to a file, and none to a path of the server', () => {
  const pages = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(60);
  for (const page of pages) {
    const html = readFileSync(join(FOLDER, page), 'utf8');
    const links = [...html.matchAll(/\s(?:href|src|action)="([^"#?]+)[^"]*"/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => !/^(?:https?:|tel:|mailto:)/.test(link) && !existsSync(join(FOLDER, link)));
    expect.soft(lost, page).toEqual([]);
  }
});

test('the static reference is searched and read, and its live parts are at work', async ({ page }) => {
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url());
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(origin);
  await page.getByRole('searchbox').fill('data-cart-url');
  await expect(page.getByRole('status')).toContainText('of the parts have');
  await expect(page.getByRole('link', { name: 'tooltip', exact: true })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'minicart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('minicart');
  expect(await violations(page)).toEqual([]);
  await page.goto(`${origin}collapsible.html`);
  const example = page.locator('.shop-part__live [data-component=collapsible]');
  await expect(example).toHaveAttribute('data-mount-state', 'mounted');
  await page.goto(`${origin}index.html?q=suggest`);
  await expect(page.getByRole('link', { name: 'autocomplete', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(lost).toEqual([]);
});
