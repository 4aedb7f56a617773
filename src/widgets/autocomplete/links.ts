/** The page of all results for a query. */
export function searchLink(action: string, query: string): string {
  return withQuery(action, query);
}

/**
 * Specification 9 and the decision on it: a product's link carries the query it was found with, except for a number of
 * more than 5 digits, which is a product's own and leads straight to it.
 */
export function productLink(url: string, query: string): string {
  return /^\d{6,}$/.test(query) ? url : withQuery(url, query);
}

/** Specification 9: media base, `/media/catalog/product`, path of the small image. */
export function imageLink(mediaBase: string, path: string): string {
  return `${mediaBase}/media/catalog/product${path.startsWith('/') ? '' : '/'}${path}`;
}

function withQuery(url: string, query: string): string {
  const [address = '', fragment] = url.split('#', 2);
  // Half of a character, as a script may leave it in a field, has no place in an address.
  const words = encodeURIComponent(query.replace(/\p{Surrogate}/gu, '\ufffd'));
  const joined = `${address}${address.includes('?') ? '&' : '?'}query=${words}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
