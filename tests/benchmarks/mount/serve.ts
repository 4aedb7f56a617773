import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

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

/** Serves the built pages, `/?build=react&contender=noest&count=1000`. */
export function serve(directory: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/') {
      const contender = searchParams.get('contender') ?? '';
      const parts = Array.from({ length: Number(searchParams.get('count')) }, (_, index) => part(contender, index));
      const build = searchParams.get('build');
      // As the README has a page take Noest in; what holds early acts is there before the measuring begins.
      const head = contender.startsWith('noest') ? `<script src="/${build}/head.js"></script>` : '';
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><title>${contender}</title><link rel="icon" href="data:,">${head}<main>${parts.join('')}</main>` +
          `<script type="module" src="/${build}/entry.js"></script>`,
      );
      return;
    }
    const content = await readFile(join(directory, normalize(pathname))).catch(() => undefined);
    const type = extname(pathname) === '.js' ? 'text/javascript' : 'text/plain';
    response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
