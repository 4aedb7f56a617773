const GUIDES = '/widgets/guides/';
const PARTS = '/widgets/';
const LINK = /\b(href|src|action|data-src|data-error-image)="(\/(?!\/)[^"]*)"/g;

/** Where a page of the reference is among the static files, which lie all in one folder. */
export function fileOf(path: string): string {
  if (path === '/widgets') return 'index.html';
  if (path === '/widgets/reference.js') return 'reference.js';
  if (path.startsWith(GUIDES)) return `guide-${path.slice(GUIDES.length)}.html`;
  return `${path.slice(PARTS.length)}.html`;
}

/**
 * Markup whose links lead to the static files, and to `shop` where there is no such file. `local` has the paths of files that go
 * along: those of the theme, and pictures.
 */
export function withRelativeLinks(
  html: string,
  shop: string,
): { readonly text: string; readonly local: readonly string[] } {
  const local: string[] = [];
  const text = html.replace(LINK, (_, attribute: string, address: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    if (path === '/widgets' || path.startsWith(PARTS)) return `${attribute}="${fileOf(path)}${rest}"`;
    if (/^\/(?:theme|media)\//.test(path)) local.push(path);
    const isFile = /^\/(?:theme|media|noest)\//.test(path);
    return `${attribute}="${isFile ? path.slice(1) : new URL(address, shop).href}"`;
  });
  return { text, local };
}
