import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chosenBuild } from '../../tools/vite/kitBuild';
import { buildConformance } from './build';

// A page is stored by POST and then visited: its markup has to come from the server, as in a shop.
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; " +
  "base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

const directory = await buildConformance(chosenBuild());
const pages: string[] = [];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (pathname === '/healthz') return void response.end('ok');
  if (pathname === '/pages') return void response.end(`/pages/${pages.push(await bodyOf(request)) - 1}`);
  if (pathname.startsWith('/pages/')) return sendPage(response, pages[Number(pathname.slice(7))]);
  if (pathname === '/posted') return sendPage(response, `<title>Posted</title><pre>${await bodyOf(request)}</pre>`);
  const file = normalize(join(directory, pathname));
  if (!file.startsWith(normalize(directory))) return void response.writeHead(403).end();
  const content = await readFile(file).catch(() => undefined);
  response.writeHead(content ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(content);
}

function sendPage(response: ServerResponse, page: string | undefined): void {
  response.writeHead(page === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
  });
  response.end(page);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env['PORT'] ?? 4310), '127.0.0.1');
