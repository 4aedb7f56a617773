import { openDatabase } from '../../fixtures/shop/database/open';
import { serveWholeShop } from '../../fixtures/shop/testing/openWholeShop';

/** The visitors of a shop. A colleague orders up to an amount, for which the manager agrees to more. */
export const VISITORS = ['guest', 'customer', 'manager', 'colleague'] as const;
export type Visitor = (typeof VISITORS)[number];

interface PageOfRoute {
  /** Who is shown it. */
  readonly who: readonly Visitor[];
  /** The route itself where there is none; what a visitor has to make first comes by `makePages`. */
  readonly paths?: readonly string[];
  /** In a long run: what is like one of `paths` in all but its content. */
  readonly alike?: readonly string[];
}

const EVERYBODY: PageOfRoute = { who: VISITORS };
const CUSTOMERS: PageOfRoute = { who: ['customer', 'manager', 'colleague'] };
const GUEST: PageOfRoute = { who: ['guest'] };
const MANAGER: PageOfRoute = { who: ['manager'] };
const of = (page: PageOfRoute, ...paths: readonly string[]): PageOfRoute => ({ ...page, paths });

/** Every route of the shop that answers with a page. What a visitor makes comes before the list of it. */
export const PAGES: Readonly<Record<string, PageOfRoute>> = {
  '/': EVERYBODY,
  '/*': {
    ...of(
      EVERYBODY,
      '/tuinhout/vlonderplanken',
      '/vuren-plank-geschaafd-18-x-145-mm-300-cm',
      '/douglas-vlonderplank-28-x-145-mm',
      '/meranti-balk-46-x-71-mm-300-cm',
      '/douglas-overkapping-bouwpakket',
      '/rvs-vlonderschroeven',
      '/multiplex-berken-18-mm',
      '/vuren-balk-c24-38-x-89-mm-420-cm?cut=1&list=1250;4;Lange+regels',
    ),
    alike: ['/tuinhout', '/tuinhout/vlonderplanken/_Douglas?sort=price:asc'],
  },
  '/widgets': { ...GUEST, alike: ['/widgets?q=cart'] },
  '/widgets/guides/:name': of(GUEST, '/widgets/guides/events'),
  '/widgets/:name': { ...of(GUEST, '/widgets/minicart'), alike: ['/widgets/slider'] },
  '/search': of(EVERYBODY, '/search?query=douglas', '/search?query=qqqqqq'),
  '/search/*': of(GUEST, '/search/_Douglas?query=plank'),
  '/algemene-voorwaarden': GUEST,
  '/privacy': GUEST,
  '/retourneren': GUEST,
  '/klachten': GUEST,
  '/toegankelijkheid': GUEST,
  '/klantenservice': EVERYBODY,
  '/overeenkomst-herroepen': GUEST,
  '/overeenkomst-herroepen/ontvangen': GUEST,
  '/landing/:slug': of(GUEST, '/landing/vlonder-op-maat'),
  '/qa': GUEST,
  '/qa/outbox': GUEST,
  '/qa/states/:part': of(GUEST, '/qa/states/tooltip'),
  '/qa/parts/:state': of(GUEST, '/qa/parts/waiting'),
  '/qa/host/:host': of(GUEST, '/qa/host/plain'),
  '/qa/:name/:filters?': of(GUEST, '/qa/form', '/qa/malformed', '/qa/long-texts', '/qa/extreme-product'),
  '/qa/reviews': GUEST,
  '/customer/account/login': GUEST,
  '/customer/account/logoutSuccess': GUEST,
  '/customer/account/create': GUEST,
  '/customer/account/register/business': GUEST,
  '/customer/account/forget': GUEST,
  '/customer/account/createpassword': GUEST,
  '/customer/account': CUSTOMERS,
  '/customer/account/edit': CUSTOMERS,
  '/customer/account/password': CUSTOMERS,
  '/customer/address': CUSTOMERS,
  '/customer/address/new': CUSTOMERS,
  '/customer/address/edit/:id': { who: ['customer'] },
  '/newsletter/manage': CUSTOMERS,
  // A business reads amounts without VAT, which takes more words.
  '/sales/order/view/:id': { who: ['manager', 'customer'] },
  '/sales/order/history': CUSTOMERS,
  '/sales/guest/form': GUEST,
  '/bestelling/:token': GUEST,
  '/wishlist': CUSTOMERS,
  '/review/customer/view/:id': { who: ['customer'] },
  '/review/customer': CUSTOMERS,
  '/review/new': of(CUSTOMERS, '/review/new?sku=100101'),
  '/facturen': CUSTOMERS,
  '/zakelijk/uitnodiging': GUEST,
  '/checkout/goedkeuring': { who: ['colleague'] },
  '/zakelijk/aanvragen': { who: ['manager', 'colleague'] },
  '/zakelijk/aanvragen/:id': { who: ['manager', 'colleague'] },
  '/zakelijk/collegas': MANAGER,
  '/zakelijk/collegas/uitnodigen': MANAGER,
  '/zakelijk/collegas/verwijderen': MANAGER,
  '/zakelijk/projecten': MANAGER,
  '/checkout/cart': EVERYBODY,
  '/checkout': EVERYBODY,
  '/terras-berekenen': of(EVERYBODY, '/terras-berekenen', '/terras-berekenen?length=5,00&width=4,00&oil=1'),
  '/schutting-berekenen': of(EVERYBODY, '/schutting-berekenen', '/schutting-berekenen?length=10,00&gates=1'),
  '/gevel-berekenen': of(
    EVERYBODY,
    '/gevel-berekenen',
    '/gevel-berekenen?width=6,00&height=2,50&openings=2&holes=1&corners=2',
  ),
  '/snel-bestellen': EVERYBODY,
  '/reviewverzoek': CUSTOMERS,
  '/reviewverzoek/:token': GUEST,
  '/documenten/:sku/:kind': of(GUEST, '/documenten/100101/pefc'),
  '/vergelijken': of(EVERYBODY, '/vergelijken?sku=100101,200101'),
  '/voorraadbericht': of(EVERYBODY, '/voorraadbericht?sku=100200'),
  '/voorraadbericht/:token': GUEST,
  '/klussen/:id': EVERYBODY,
  '/klussen': EVERYBODY,
  '/klussen/bewaren': of(EVERYBODY, '/klussen/bewaren?items=100101%20x%203&name=Schuur'),
  '/klus/:token': GUEST,
  '/offerte-aanvragen': EVERYBODY,
  '/offerte-aanvragen/checkout': EVERYBODY,
  '/offerte-aanvragen/success': { who: ['guest', 'customer', 'manager'] },
  '/offertes/:key': { who: ['customer', 'manager'] },
  '/offertes': CUSTOMERS,
  '/checkout/onepage/success': { who: ['guest', 'customer'] },
  '/betaaldemo/:mask': { who: ['guest', 'customer'] },
};

/**
 * The routes that a visitor sees in a visit. Each page has one kind of visitor who is the first of those who see it: `once` leaves
 * it to the others.
 */
export const routesOf = (who: Visitor, visit: 'whole' | 'once'): string[] =>
  Object.entries(PAGES).flatMap(([route, { who: those }]) =>
    (visit === 'whole' ? those.includes(who) : those[0] === who) ? [route] : [],
  );

/** Every other route that is read, by an address of it: a file, an answer to a call, or a way to somewhere else. */
export const NO_PAGES: Readonly<Record<string, string>> = {
  '/healthz': '/healthz',
  '/noest/*': '/noest/noest.js',
  '/theme/:name': '/theme/nothing.css',
  '/media/*': '/media/catalog/category/banner-home.webp',
  '/widgets/reference.js': '/widgets/reference.js',
  '/llms.txt': '/llms.txt',
  '/snel-bestellen/voorbeeld.csv': '/snel-bestellen/voorbeeld.csv',
  '/qa/acts.js': '/qa/acts.js',
  '/qa/kit/:state/:chunk/:latency/*': '/qa/kit/loading/minicart/0/noest.js',
  '/customer/account/confirm': '/customer/account/confirm?token=onzin',
  '/facturen/overzicht.csv': '/facturen/overzicht.csv',
  '/facturen/:file': '/facturen/1.pdf',
  '/api/session': '/api/session',
  '/api/catalog/category/:id/product/list': '/api/catalog/category/1/product/list',
  '/api/catalog/product/list': '/api/catalog/product/list',
  '/api/catalog/product/:id': '/api/catalog/product/0',
  '/api/catalog/search/product/list': '/api/catalog/search/product/list',
  '/api/catalog/search/autocomplete': '/api/catalog/search/autocomplete',
  '/api/checkout/totals/collect': '/api/checkout/totals/collect',
  '/api/checkout/payment/coupons': '/api/checkout/payment/coupons',
  '/api/checkout/payment/placeOrder/:key': '/api/checkout/payment/placeOrder/0123456789abcdef',
  '/api/checkout/redirectPay/:quoteId': '/api/checkout/redirectPay/nothing',
  '/api/delivery/promise': '/api/delivery/promise',
  '/api/postcode/lookup/:postcode/:houseNumber': '/api/postcode/lookup/1012JS/1',
};

/** The routes of the shop that are read, as its table has them. */
export function readRoutes(): string[] {
  const database = openDatabase(':memory:');
  // What takes a second parameter only looks at what comes by.
  const routes = serveWholeShop(database).shop.routes.filter(({ handler }) => handler.length < 2);
  database.close();
  return [...new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))].toSorted();
}
