import { pageConfig, type PageConfig } from '.';

/**
 * Where a path of the shop leads: on a page of another origin the whole address, on the shop's own pages the path itself. What
 * is no path, such as a whole address, stays as it is (shared rule 51).
 */
export function shopAddress(path: string): string {
  // A server that reads its own answers has no page.
  return path.startsWith('/') && 'document' in globalThis ? pageConfig().baseUrl + path : path;
}

/** Whether the shop behind this page has another origin, so that neither its cookies nor its token are in reach. */
export function isElsewhere({ baseUrl }: Pick<PageConfig, 'baseUrl'> = pageConfig()): boolean {
  return baseUrl !== '' && new URL(baseUrl).origin !== location.origin;
}
