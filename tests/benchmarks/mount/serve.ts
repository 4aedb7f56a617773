import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { BUILDS, kitBuild } from '../../../tools/vite/kitBuild';

const FOLDER = 'dist/benchmarks';

/** Every contender's markup carries the same part with the same property, in its own attributes. */
function part(contender: string, index: number): string {
  const label = `Part ${index}`;
  if (contender === 'turbo-mount') {
    const props = JSON.stringify({ label }).replaceAll('"', '&quot;');
    const name = 'turbo-mount-trivial';
    return `<div data-controller="${name}" data-${name}-component-value="trivial" data-${name}-props-value="${props}">server</div>`;
  }
  const kind = contender === 'stimulus' ? 'controller' : 'component';
  return `<div data-${kind}="trivial" data-label="${label}">server</div>`;
}

/** Builds the pages and serves them, `/?build=react&contender=noest&count=1000`. */
export async function servePages(): Promise<Server> {
  for (const name of BUILDS) {
    const config = kitBuild(name, 'tests/benchmarks/mount/page/entry.ts', `${FOLDER}/${name}`);
    await build({ configFile: false, logLevel: 'warn', ...config });
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/') {
      const contender = searchParams.get('contender') ?? '';
      const parts = Array.from({ length: Number(searchParams.get('count')) }, (_, index) => part(contender, index));
      const kit = searchParams.get('build');
      // As the README has a page take Noest in; what holds early acts is there before the measuring begins.
      const head = contender.startsWith('noest') ? `<script src="/${kit}/head.js"></script>` : '';
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><title>${contender}</title><link rel="icon" href="data:,">${head}<main>${parts.join('')}</main>` +
          `<script type="module" src="/${kit}/entry.js"></script>`,
      );
      return;
    }
    const content = await readFile(join(FOLDER, normalize(pathname))).catch(() => undefined);
    const type = extname(pathname) === '.js' ? 'text/javascript' : 'text/plain';
    response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
