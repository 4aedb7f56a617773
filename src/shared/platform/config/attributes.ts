import { defineAttributes, type JsonSchema } from '../attributes/declaration';

/** Who shops here, as far as prices and forms differ by it; nothing that identifies a person. */
export interface Customer {
  readonly isLoggedIn: boolean;
  readonly isBusiness: boolean;
}

/** The customer that a page or another tab names, without anything else it holds; null where it names none. */
export function readCustomer(value: unknown): Customer | null {
  const { isLoggedIn, isBusiness } = Object(value) as Partial<Record<keyof Customer, unknown>>;
  return typeof isLoggedIn === 'boolean' && typeof isBusiness === 'boolean' ? { isLoggedIn, isBusiness } : null;
}

/** What `read` makes of a value; it is none of this type where that is undefined. */
function schema<Output>(expected: string, read: (value: unknown) => Output | undefined): JsonSchema<Output> {
  return {
    '~standard': {
      validate(given) {
        const value = read(given);
        return value === undefined ? { issues: [{ message: expected, input: given }] } : { value };
      },
    },
  };
}

const customer = schema('isLoggedIn and isBusiness, each true or false, or null', (value) =>
  value === null ? null : (readCustomer(value) ?? undefined),
);

/** Kept without a slash at its end. */
const address = schema('an http(s) address, or empty', (value) =>
  value === '' || (typeof value === 'string' && /^https?:\/\/[^/]/.test(value) && URL.canParse(value))
    ? value.replace(/\/+$/, '')
    : undefined,
);

/**
 * What a page can say about itself, in `<script type="application/json" id="noest-config">` or, for a single value, as
 * `data-noest-<key>` on the entry's script tag, which wins (shared rules 3 and 4).
 */
export const CONFIG_KEYS = defineAttributes({
  backend: {
    type: ['storefront', 'magento'],
    default: 'storefront',
    meaning: 'Which shop answers; only its code is loaded.',
  },
  baseUrl: {
    type: address,
    meaning:
      "Address of the shop, for calls, links and pictures: `https://shop.example`. Empty for the page's own origin. Where it is left out, the origin that the script `noest.js` comes from.",
  },
  commerceUrl: {
    type: address,
    default: '',
    meaning:
      'Address of the commerce API, which places orders, where it has another than the shop: `https://orders.example`.',
  },
  storeCode: {
    type: 'header text',
    default: '',
    meaning: "Code of Magento's store view, sent with each call as Store; empty for the one that the address leads to.",
  },
  storeId: { type: 'header text', default: '1', meaning: 'The store of the shop, sent with each call.' },
  locale: { type: 'locale', default: 'nl_NL', meaning: 'Language and country as Magento writes them.' },
  currency: { type: 'currency', default: 'EUR', meaning: 'The currency in which amounts are written.' },
  currencyRate: {
    type: 'number',
    // Never 0, by which nothing can be divided.
    min: 0.000001,
    default: 1,
    meaning:
      "How much of `currency` one of Magento's base currency is: its addresses have prices in the base currency.",
  },
  countries: { type: 'texts', default: ['NL', 'BE'], meaning: 'Codes of the countries the shop delivers to.' },
  defaultCountry: { type: 'text', default: 'NL', meaning: 'The country an address form starts with.' },
  mediaBase: {
    type: address,
    default: '',
    meaning:
      "Address of the storefront's pictures, where they have another than the shop: `https://media.example`; `/media/catalog/product` follows it.",
  },
  csrfToken: {
    type: 'header text',
    default: '',
    meaning:
      "Sent with each call as X-CSRF-TOKEN: the token of the shopper's session, which the shop's templates print. A page of another origin is better without: its parts ask the shop for one.",
  },
  customer: {
    type: customer,
    default: null,
    meaning: 'Who shops here; null where the page does not say, as one from a cache for all cannot.',
  },
  wishes: {
    type: 'texts',
    default: [],
    meaning: "SKUs on this customer's wish list; none where the page does not say.",
  },
  capabilities: {
    type: 'texts',
    default: [],
    meaning:
      'What this shop can do beyond what every shop of its back end can: `business-numbers`, `compare`, `idempotent-cart`, `order-keys`, `order-reference`, `postcode-lookup`, `quotation`, `single-pieces`, `tax-views`, `unit-prices`.',
  },
  redirectOrigins: {
    type: 'texts',
    default: [],
    meaning: "Origins besides the page's and the shop's own to which a payment may send the shopper.",
  },
  quoteCookie: {
    type: 'text',
    default: 'quote_version',
    meaning: 'Name of a readable cookie that exists while a quote does and changes whenever the quote changes.',
  },
  debug: {
    type: 'boolean',
    default: false,
    meaning: 'Whether the console tells each step in the life of every part.',
  },
  messages: {
    type: 'texts by name',
    default: {},
    meaning: "The page's own texts, by message key such as `cart.empty`.",
  },
});
