import type { Suggestions } from '../../../../shared/api';
import { hasMoreResults, type Answer } from './model';

/** The page of all results, and the parameter that its address has the words under. */
export interface ResultsPage {
  readonly action: string;
  readonly parameter: string;
}

export interface LinkOption {
  readonly kind: 'category' | 'filter' | 'keyword';
  readonly href: string;
  readonly label: string;
  /** The filter whose option it is; null for the other kinds. */
  readonly group: string | null;
  readonly count: number | null;
}

interface ProductOption {
  readonly kind: 'product';
  readonly href: string;
  readonly product: Suggestions['products'][number];
}

/** One titled group of the listbox; `from` is the index of its first option among all. */
interface Section<Option> {
  readonly title: 'categories' | 'suggestions' | 'keywords' | 'products';
  readonly from: number;
  readonly options: readonly Option[];
}

interface Sections {
  readonly links: readonly Section<LinkOption>[];
  readonly products: Section<ProductOption> | null;
  /** The link to all results and its index; null with few products. */
  readonly all: { readonly href: string; readonly index: number } | null;
}

/**
 * Search rule 8: popular categories, suggestions, keywords and products, in this order, or with the products first; empty
 * ones are left out.
 */
export function sections(answer: Answer, { action, parameter }: ResultsPage, productsFirst = false): Sections {
  const { categories, filters, keywords, products } = answer.suggestions;
  let from = 0;
  const section = <Option>(title: Section<Option>['title'], options: readonly Option[]): Section<Option> => {
    const made = { title, from, options };
    from += options.length;
    return made;
  };
  const productSection = () =>
    section(
      'products',
      products.map((product) => productOption(product, answer.query, parameter)),
    );
  const first = productsFirst ? productSection() : null;
  const links = [
    section(
      'categories',
      categories.map((match) => linkOption('category', match)),
    ),
    section(
      'suggestions',
      filters.flatMap(({ label, items }) => items.map((match) => linkOption('filter', match, label))),
    ),
    section(
      'keywords',
      keywords.map((match) => linkOption('keyword', match)),
    ),
  ];
  const found = first ?? productSection();
  return {
    links: links.filter(({ options }) => options.length > 0),
    products: found.options.length > 0 ? found : null,
    all: hasMoreResults(answer) ? { href: withQuery(action, answer.query, parameter), index: from } : null,
  };
}

function linkOption(
  kind: LinkOption['kind'],
  { url, label, count }: Suggestions['keywords'][number],
  group: string | null = null,
): LinkOption {
  return { kind, href: url, label, group, count: count ?? null };
}

function productOption(product: Suggestions['products'][number], query: string, parameter: string): ProductOption {
  return { kind: 'product', href: productLink(product.url, query, parameter), product };
}

/** Search rule 11: a product's link carries the query, unless the query is a product number of more than 5 digits. */
export function productLink(url: string, query: string, parameter: string): string {
  return /^\d{6,}$/.test(query) ? url : withQuery(url, query, parameter);
}

/** An address with the words as a parameter, once: a shop may have added it. */
export function withQuery(url: string, query: string, parameter: string): string {
  const [address = '', fragment] = url.split('#', 2);
  const [path = '', search = ''] = address.split('?', 2);
  // A script can leave half a surrogate pair in a field, and encodeURIComponent throws on it.
  const encoded = encodeURIComponent(query.replace(/\p{Surrogate}/gu, '\ufffd'));
  const others = search.split('&').filter((pair) => pair !== '' && pair.split('=', 1)[0] !== parameter);
  const joined = `${path}?${[...others, `${parameter}=${encoded}`].join('&')}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
