import { checkValue, isObject, NOTHING, parseJson, parseText, type AttributeIssue } from '../attributes/check';
import type { AttributeDeclaration, ValuesOf } from '../attributes/declaration';
import { kitScript } from '../script';
import { CONFIG_KEYS } from './attributes';

export { readCustomer, type Customer } from './attributes';

/** What a page says about itself, by `CONFIG_KEYS`. */
export interface PageConfig extends ValuesOf<typeof CONFIG_KEYS> {
  /** The shop behind this page: an address without a slash at its end, or empty where it is this page's own origin. */
  readonly baseUrl: string;
  /** Whether the page has named the shop, or it follows from where the script comes from. */
  readonly isShopNamed: boolean;
}

/** Fetches the words for what is wrong with a page's configuration. */
export const fetchReport = () => import('./report');

let config: PageConfig | undefined;

/** The page's configuration, read once. A wrong value is reported by name, and its default is used (shared rule 3). */
export function pageConfig(): PageConfig {
  return (config ??= readPageConfig(document));
}

/** Reads the page anew at the next call; for tests that build a page of their own. */
export function forgetPageConfig(): void {
  config = undefined;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** A page's configuration with what is wrong in it. */
export interface CheckedConfig {
  /** What is wrong or left out has its default. */
  readonly values: ValuesOf<typeof CONFIG_KEYS>;
  readonly issues: readonly AttributeIssue[];
  readonly unknownKeys: readonly string[];
}

/**
 * @param text the content of `#noest-config`; empty where there is none
 * @param attributes those of the script tag with `data-noest`, as `dataset` has them
 */
export function checkConfig(text: string, attributes: Attributes = {}): CheckedConfig {
  const issues: AttributeIssue[] = [];
  const given = { ...readScript(text, issues), ...readAttributes(attributes) };
  const values = Object.entries<AttributeDeclaration>(CONFIG_KEYS).map(([key, declared]) => {
    const value = given[key];
    const checked = value === undefined ? NOTHING : checkValue(value, declared, key, issues);
    return [key, checked === NOTHING ? declared.default : checked];
  });
  const unknownKeys = Object.keys(given).filter((key) => !Object.hasOwn(CONFIG_KEYS, key));
  return { values: Object.fromEntries(values) as ValuesOf<typeof CONFIG_KEYS>, issues, unknownKeys };
}

function readPageConfig(page: Document): PageConfig {
  const { values, issues, unknownKeys } = checkConfig(
    page.getElementById('noest-config')?.textContent ?? '',
    page.querySelector<HTMLElement>('script[data-noest]')?.dataset,
  );
  if (issues.length > 0 || unknownKeys.length > 0) {
    fetchReport().then(
      (words) => words.reportConfig(issues, unknownKeys),
      () => console.error('[noest] page configuration', issues, unknownKeys),
    );
  }
  const { baseUrl = originOf(kitScript.address) } = values;
  return {
    ...values,
    baseUrl: baseUrl === location.origin ? '' : baseUrl,
    isShopNamed: values.baseUrl !== undefined,
  };
}

/** Empty for what is not fetched over http(s). */
function originOf(address: string): string {
  return /^https?:/.test(address) ? new URL(address).origin : '';
}

function readScript(text: string, issues: AttributeIssue[]): Record<string, unknown> {
  if (!text) return {};
  const parsed = parseJson(text);
  if (isObject(parsed)) return parsed;
  issues.push({ place: '#noest-config', expected: 'a JSON object', found: text });
  return {};
}

function readAttributes(attributes: Attributes): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, value = ''] of Object.entries(attributes)) {
    if (name === 'noest' || !name.startsWith('noest')) continue;
    const key = name.charAt(5).toLowerCase() + name.slice(6);
    const declared: AttributeDeclaration | undefined = CONFIG_KEYS[key as keyof typeof CONFIG_KEYS];
    given[key] = parseText(value, declared?.type ?? 'text');
  }
  return given;
}

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
