import { checkValue, NOTHING, parseText, type AttributeIssue } from '../attributes/check';
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

let config: PageConfig | undefined;

/** The page's configuration, read once. A wrong value is reported by name, and its default is used (shared rule 3). */
export function pageConfig(): PageConfig {
  return (config ??= readPageConfig(document));
}

/** Reads the page anew at the next call; for tests that build a page of their own. */
export function forgetPageConfig(): void {
  config = undefined;
}

function readPageConfig(page: Document): PageConfig {
  const issues: AttributeIssue[] = [];
  const inScript = readScript(page);
  const given = { ...inScript, ...readAttributes(page) };
  const values = Object.entries<AttributeDeclaration>(CONFIG_KEYS).map(([key, declared]) => {
    const value = given[key];
    const checked = value === undefined ? NOTHING : checkValue(value, declared, key, issues);
    return [key, checked === NOTHING ? declared.default : checked];
  });
  const unknownKeys = Object.keys(inScript).filter((key) => !Object.hasOwn(CONFIG_KEYS, key));
  if (issues.length > 0 || unknownKeys.length > 0) {
    import('./report').then(
      ({ reportConfig }) => reportConfig(issues, unknownKeys),
      () => console.error('[noest] page configuration', issues, unknownKeys),
    );
  }
  const known = Object.fromEntries(values) as ValuesOf<typeof CONFIG_KEYS>;
  const { baseUrl = originOf(kitScript.address) } = known;
  return {
    ...known,
    baseUrl: baseUrl === location.origin ? '' : baseUrl,
    isShopNamed: known.baseUrl !== undefined,
  };
}

/** Empty for what is not fetched over http(s). */
function originOf(address: string): string {
  return /^https?:/.test(address) ? new URL(address).origin : '';
}

function readScript(page: Document): Record<string, unknown> {
  const text = page.getElementById('noest-config')?.textContent;
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
    console.error('[noest] #noest-config: expected a JSON object, found', parsed);
  } catch (error) {
    console.error('[noest] #noest-config: expected JSON,', error instanceof Error ? error.message : error);
  }
  return {};
}

function readAttributes(page: Document): Record<string, unknown> {
  const script = page.querySelector<HTMLScriptElement>('script[data-noest]');
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(script?.dataset ?? {})) {
    if (name === 'noest' || !name.startsWith('noest')) continue;
    const key = name.charAt(5).toLowerCase() + name.slice(6);
    const declared: AttributeDeclaration | undefined = CONFIG_KEYS[key as keyof typeof CONFIG_KEYS];
    if (declared && value !== undefined) given[key] = parseText(value, declared.type);
  }
  return given;
}
