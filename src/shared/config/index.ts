import * as v from 'valibot';

/** Who shops here, as far as prices and forms differ by it; nothing that tells one person from another. */
export const CustomerSchema = v.object({ isLoggedIn: v.boolean(), isBusiness: v.boolean() });
export type Customer = v.InferOutput<typeof CustomerSchema>;

/**
 * The page's word on where and for whom it runs: `<script type="application/json" id="noest-config">`, with
 * `data-noest-*` attributes on the entry's script tag as a shorter way to set a single value.
 */
const PageConfigSchema = v.object({
  /** Which shop answers; only its code is loaded. */
  backend: v.optional(v.picklist(['storefront']), 'storefront'),
  /** Origin of the shop's API without a trailing slash; empty for the page's own. */
  baseUrl: v.optional(v.string(), ''),
  /** Origin of the commerce API, which places orders, where it is another than the shop's (specification 7). */
  commerceUrl: v.optional(v.string(), ''),
  storeId: v.optional(v.string(), '1'),
  /** Language and country as Magento writes them; nl_NL where a page sets none (specification 1). */
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)), 'nl_NL'),
  currency: v.optional(v.pipe(v.string(), v.length(3)), 'EUR'),
  countries: v.optional(v.array(v.string()), ['NL', 'BE']),
  defaultCountry: v.optional(v.string(), 'NL'),
  /** Origin of the media without a trailing slash; `/media/catalog/product` follows it (specification 9). */
  mediaBase: v.optional(v.string(), ''),
  csrfToken: v.optional(v.string(), ''),
  /** Null where the page does not say, as one from a cache for all can't. */
  customer: v.optional(v.nullable(CustomerSchema), null),
  /** SKUs of what this customer keeps for later; none where the page does not say. */
  wishes: v.optional(v.array(v.string()), []),
  /** Origins besides the page's own to which a payment may send the shopper. */
  redirectOrigins: v.optional(v.array(v.string()), []),
  /** A readable cookie that is there while a quote exists and changes with every change of it. */
  quoteCookie: v.optional(v.string(), 'quote_version'),
  /** The page's own words, by message key such as `cart.empty`. */
  messages: v.optional(v.record(v.string(), v.string()), {}),
});

export type PageConfig = v.InferOutput<typeof PageConfigSchema>;

let config: PageConfig | undefined;

/** Parsed once; a wrong value is reported by name and its default stands in. */
export function pageConfig(): PageConfig {
  return (config ??= readPageConfig(document));
}

/** Reads the page anew at the next call; for tests that build a page of their own. */
export function forgetPageConfig(): void {
  config = undefined;
}

function readPageConfig(page: Document): PageConfig {
  const given = { ...readScript(page), ...readAttributes(page) };
  const defaults = v.getDefaults(PageConfigSchema);
  const entries = Object.entries(PageConfigSchema.entries).map(([key, schema]) => {
    const parsed = v.safeParse(schema, given[key]);
    if (!parsed.success) report(key, parsed.issues[0]);
    return [key, parsed.success ? parsed.output : defaults[key as keyof typeof defaults]];
  });
  return Object.fromEntries(entries) as PageConfig;
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
    given[name.charAt(5).toLowerCase() + name.slice(6)] = value;
  }
  return given;
}

function report(key: string, issue: v.BaseIssue<unknown>): void {
  console.error(
    `[noest] page configuration, ${key}: expected ${issue.expected ?? issue.message}, found ${issue.received}`,
  );
}
