import type { Rolldown } from 'vite';
import { reachable } from './reachable.ts';

/**
 * The files that parts share, by the folders that are in them: what is needed at the same moment is fetched as one file.
 * A row takes along what its folders import, so the first ones are the most widely needed. What is not named here
 * stands with the one part that imports it, or in a file of its own.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** With the first part: reading its attributes, mounting it, and waiting to be seen. */
  base: [
    'src/mount/withFirstPart',
    'src/mount/runtime',
    'src/mount/triggers/rare',
    'src/shared/platform/(attributes/check|isolation/attributes|addresses)',
    'src/shared/platform/dom/(?:observe|firstSign)',
    'src/widgets/elements/elementById',
    'src/shared/platform/exposed',
    'src/shared/platform/scheduling/(yieldToPage|press)',
  ],
  /** With the first widget: React or Preact, and what mounts a view with it. Every view imports it, so it is requested with the view. */
  react: [
    'node_modules/(react|react-dom|scheduler|use-sync-external-store|preact)',
    'src/mount/(react|takeOver|isolate/place)',
  ],
  /** With the first words that have plurals or choices. */
  words: ['node_modules/icu-minify', 'src/shared/i18n/formatMessage'],
  /**
   * With the first part that knows the page's configuration, says something or tells other tabs, or that watches the page: what
   * is scrolled or a modal.
   */
  page: [
    'src/shared/platform/dom/(?!index|watchModal)\\w+',
    'src/shared/i18n/(messages|namespace)',
    'src/shared/platform/config',
    'src/shared/platform/storage',
    'src/shared/platform/(tabs|ownValue)',
    'src/shared/api/(withPrivateContent|result|offered)',
    'src/shared/changes',
    'src/shared/money/priceView',
    'src/shared/api/storefront/privateContent',
    'src/shared/ui/look/pageIcons',
    'src/widgets/account/reportCustomer',
    'src/widgets/cart/store/started',
    'src/widgets/elements/delegateEvents',
    'src/widgets/messages/index',
    'src/widgets/prices/view',
  ],
  /** With the first mistake. */
  findings: ['src/shared/platform/(findings|nearest|attributes/(?:issueFindings|describeIssues))'],
  /** With the first view that draws in pieces, or lists that are measured. */
  frames: ['src/shared/platform/scheduling/afterFrame'],
  /** With the first part that knows the cart: the badge of a shopper who has one, or the first button. */
  shop: [
    'node_modules/@preact/signals-core',
    'src/shared/api/(?:index|backend|model|newKey)',
    'src/shared/i18n',
    'src/shared/money',
    'src/shared/platform/partElements',
    'src/widgets/account/customer',
    'src/widgets/cart/index',
    'src/widgets/cart/messages',
    'src/widgets/cart/parts/cart-count/followCart',
    'src/widgets/cart/store',
  ],
  /** With the first answer, or the first form. What the calls alone read comes with them: codes, payment, orders and refusals. */
  checks: [
    'node_modules/valibot',
    'src/shared/api/storefront/wire/(?!catalogue/|quickOrder|coupon|order|payment|refusal)\\w+',
    'src/shared/api/http/redirectGuard',
    'src/shared/platform/parseStored',
  ],
  /** With the first call to the shop, whatever its back end. */
  client: ['node_modules/ky', 'src/shared/api/(?:http/(?:answer|client|reportApiError|sharedReads)|onDemand)'],
  /** With the first part that parses products: listings, product pages, suggestions. */
  data: ['src/shared/api/storefront/wire/catalogue'],
  /** With the first part that shows products, or one: the gallery needs no more of them than this. */
  product: ['src/widgets/product/(messages|store)'],
  /** With the first part that keeps a list of texts in the browser: products seen or compared, searches. */
  recent: ['src/widgets/product/(recent|compare)', 'src/shared/platform/parseTexts'],
  /** What behaviours know of a checkout. */
  session: ['src/widgets/checkout/store/session'],
  /** The sheets of the cart's drawer, which its skeleton has too. */
  drawer: ['src/shared/ui/drawer/drawer', 'src/widgets/cart/(lines/line|parts/minicart/minicart)'],
  /** The sheets of what many parts draw. */
  look: ['src/shared/ui/look/(button|hidden|icon|notice|price)'],
  /** With the first widget that loads something which can be tried again. */
  retry: ['src/shared/ui/retry'],
  /** With the first widget that draws. The icons, and not the sheets beside them, which would bring it to every page. */
  ui: ['src/shared/ui/look/icons', 'src/shared/ui/(?!quantity/|drawer/)\\w+'],
  totals: ['src/widgets/cart/(totals|cut)', 'src/widgets/cutting/(index|list/pieceLine)'],
  /** With the first part that opens the cart's drawer, and with the drawer. */
  opener: ['src/widgets/cart/(adding/drawer|attributes)'],
  /** With the first widget that shows a quantity or reads a length; `useAdding` with the first that adds to the cart. */
  buy: ['src/shared/ui/quantity', 'src/widgets/cart/lines/model'],
  useAdding: ['src/widgets/cart/adding/useAdding'],
  /** With a cutting list, and then with its first plan. */
  cutting: ['src/widgets/cutting/messages/(index|cutting)', 'src/widgets/cutting/list/(?!text)\\w+'],
  /** With the first form, the server's or a widget's; days with it, which those parts count that ask for a postcode. */
  rules: ['src/shared/forms/(?!fields/|server/|send/)\\w+', 'src/shared/days'],
  send: ['src/shared/forms/send'],
  fields: ['src/shared/forms/fields', 'src/widgets/checkout/address'],
  server: ['src/shared/forms/server'],
  steps: [
    'src/widgets/checkout/(?!parts/|address/|order/|views|store/(?:offerReference|offers/)|steps/details/LoginForm)\\w+',
  ],
  /** With the cart, whatever is in it, and then with its lines. */
  cartFrame: ['src/shared/ui/drawer', 'src/widgets/cart/lines/CartLoading'],
  lines: ['src/widgets/cart/lines'],
  card: ['src/widgets/product/card', 'src/widgets/product/row'],
  purchase: ['src/widgets/product/purchase'],
  materials: ['src/widgets/project/materials'],
  list: ['src/widgets/listing/store'],
};

/** The groups of a build with this entry. */
export function groupsFor(entry: string): Rolldown.CodeSplittingGroup[] {
  const rows = Object.entries(CHUNKS).map(([chunk, folders], row): Rolldown.CodeSplittingGroup => {
    const isIn = new RegExp(`/(?:${folders.join('|')})[/.]`);
    return {
      debugName: chunk,
      priority: Object.keys(CHUNKS).length - row,
      name: (id, context) => (isIn.test(id) && (chunk === 'react' || !isFetchedOnDemand(id, context)) ? chunk : null),
    };
  });
  return [entryGroup(entry, rows.length + 1), ...rows];
}

/** What is only ever imported on demand, such as English messages, comes by itself. */
function isFetchedOnDemand(id: string, context: Rolldown.ChunkingContext): boolean {
  const module = context.getModuleInfo(id);
  return module !== null && module.importers.length === 0 && module.dynamicImporters.length > 0;
}

/** What every part imports, besides what the entry itself does. */
const DEFINES = /\/src\/(mount\/(declaration|define|index)|shared\/platform\/attributes\/declaration)\.ts$/;

/** What the entry imports stays with it. The bundler's own mark for that takes each part for an entry too. */
function entryGroup(entry: string, priority: number): Rolldown.CodeSplittingGroup {
  let modules: Set<string> | undefined;
  return {
    debugName: 'entry',
    priority,
    name(id, context) {
      modules ??= reachable(entry, (module) => context.getModuleInfo(module)?.importedIds ?? []);
      return modules.has(id) || DEFINES.test(id) ? 'entry' : null;
    },
  };
}
