import type { Browser, Page } from 'playwright/test';
import { logIn } from './account';
import { addByForm, placeOrder, tokenOf } from './checkout';
import { askForReview } from './database';
import type { Visitor } from './everyPage';
import { newCustomer } from './newCustomer';
import { ITEMS } from './shop';

const GUEST = 'sanne@example.com';
const PERSON = { firstname: 'Sanne', lastname: 'Bakker', telephone: '0612345678' };
const PLACE = { country: 'NL', zipcode: '1012 JS', housenumber: '1', street: 'Dam', city: 'Amsterdam' };

/** Posts a form of the shop; answers where it leads, nothing where a page says what comes next. */
async function post(page: Page, path: string, fields: Record<string, string>): Promise<string> {
  const form = { _token: await tokenOf(page), ...fields };
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`POST ${path}: status ${answer.status()}`);
  return answer.headers()['location']?.split('#')[0] ?? '';
}

/** The first match in a page of the shop. */
async function found(page: Page, path: string, pattern: RegExp, after = ''): Promise<string> {
  const text = (await (await page.request.get(path)).text()).replaceAll('&amp;', '&');
  const [match, group] = pattern.exec(text.slice(Math.max(0, text.indexOf(after)))) ?? [];
  if (match === undefined) throw new Error(`${path} has no ${String(pattern)}`);
  return group ?? match;
}

const mailed = (page: Page, email: string, link: RegExp): Promise<string> => found(page, '/qa/outbox', link, email);

const prefixed = (prefix: string, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}[${name}]`, value]));

async function orderAndPay(page: Page): Promise<string> {
  const thanks = await post(page, await placeOrder(page), { outcome: 'paid' });
  await fillCart(page);
  return thanks;
}

async function askQuotation(page: Page): Promise<string> {
  const details = prefixed('offer', { ...PERSON, ...PLACE });
  const success = await post(page, '/offerte-aanvragen/checkout', { email: GUEST, ...details });
  await fillCart(page);
  return success;
}

async function fillCart(page: Page): Promise<void> {
  await addByForm(page, ITEMS.plank.sku, 12);
  await addByForm(page, '500101', 10);
}

/** What a visitor does first, for a page that nobody finds without; answers the address of the page. */
export const MAKE: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  '/klussen/:id': (page) => post(page, '/klussen/bewaren', { items: '100101 x 3', name: 'Schuur' }),
  '/klus/:token': async (page) => {
    const project = await post(page, '/klussen/bewaren', { items: '100101 x 3', name: 'Schuur' });
    await post(page, `${project}/delen`, {});
    return found(page, project, /\/klus\/[\w-]+/);
  },
  '/voorraadbericht/:token': async (page) => {
    const email = `bericht.${crypto.randomUUID()}@example.com`;
    await post(page, '/voorraadbericht', { sku: ITEMS.soldOut.sku, qty: '1', email });
    return mailed(page, email, /\/voorraadbericht\/[\w-]+/);
  },
  '/customer/account/createpassword': async (page) => {
    const email = await newCustomer(page);
    await post(page, '/customer/account/forget', { email });
    return mailed(page, email, /\/customer\/account\/createpassword\?[\w=-]+/);
  },
  '/zakelijk/uitnodiging': async (page) => {
    const manager = await (
      await page
        .context()
        .browser()!
        .newContext({ baseURL: new URL(page.url()).origin })
    ).newPage();
    await logIn(manager, await newCustomer(manager, 'business'));
    const link = await invitationOf(manager);
    await manager.context().close();
    return link;
  },
  '/offerte-aanvragen/success': askQuotation,
  '/offertes/:key': async (page) => {
    await askQuotation(page);
    return found(page, '/offertes', /\/offertes\/[\w-]+/);
  },
  '/customer/address/edit/:id': (page) => found(page, '/customer/address', /\/customer\/address\/edit\/\d+/),
  '/sales/order/view/:id': async (page) => {
    await orderAndPay(page);
    return found(page, '/sales/order/history', /\/sales\/order\/view\/\d+/);
  },
  '/bestelling/:token': async (page) => {
    await orderAndPay(page);
    return mailed(page, GUEST, /\/bestelling\/[\w-]+/);
  },
  '/review/customer/view/:id': async (page) => {
    const review = {
      sku: ITEMS.plank.sku,
      rating: '5',
      title: 'Mooi recht',
      text: 'Recht, droog en netjes geschaafd.',
    };
    await post(page, '/review/new', review);
    return found(page, '/review/customer', /\/review\/customer\/view\/\d+/);
  },
  '/checkout/onepage/success': orderAndPay,
  '/betaaldemo/:mask': placeOrder,
  '/overeenkomst-herroepen/ontvangen': async (page) => {
    const number = await found(page, await orderAndPay(page), /bestelnummer is\D*(\d{9})/);
    const key = { number, email: GUEST };
    const form = { _token: await tokenOf(page), ...key, step: 'choose' };
    const choice = await (await page.request.post('/overeenkomst-herroepen', { form })).text();
    const [item = ''] = /item_\d+/.exec(choice) ?? [];
    return post(page, '/overeenkomst-herroepen', { ...key, step: 'confirm', [item]: '1' });
  },
  '/reviewverzoek/:token': async (page) => {
    const number = await found(page, await orderAndPay(page), /bestelnummer is\D*(\d{9})/);
    return `/reviewverzoek/${askForReview('react', number)}`;
  },
  '/zakelijk/aanvragen/:id': (page) => found(page, '/zakelijk/aanvragen', /\/zakelijk\/aanvragen\/\d+/),
  '/zakelijk/collegas/verwijderen': (page) =>
    found(page, '/zakelijk/collegas', /\/zakelijk\/collegas\/verwijderen\?collega=\d+/),
};

async function invitationOf(manager: Page): Promise<string> {
  const email = `roos.${crypto.randomUUID()}@example.com`;
  await post(manager, '/zakelijk/collegas/uitnodigen', { email, order: '1', limit: '500' });
  return mailed(manager, email, /\/zakelijk\/uitnodiging\?[\w=-]+/);
}

/** A page of a visitor of this kind, logged in, with a filled cart; nobody else has their cart. */
export async function pageOf(who: Visitor, browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })).newPage();
  if (who === 'customer') {
    await logIn(page, await newCustomer(page));
    await post(page, '/wishlist/add', { sku: ITEMS.plank.sku });
  }
  if (who === 'manager') await meetColleague(page, await pageOf('guest', browser, baseURL));
  if (who === 'colleague') await meetColleague(await pageOf('guest', browser, baseURL), page);
  await fillCart(page);
  return page;
}

/** The manager of a new company, and somebody whom they invited and who asks for an approval. */
async function meetColleague(manager: Page, colleague: Page): Promise<void> {
  await logIn(manager, await newCustomer(manager, 'business'));
  await post(manager, '/zakelijk/projecten', { do: 'add', name: 'Vathorst blok C', budget: '2500' });
  const link = await invitationOf(manager);
  const email = /roos\.[\w-]+@example\.com/;
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const invited = await found(colleague, link, email);
  await post(colleague, '/zakelijk/uitnodiging', {
    token,
    ...prefixed('colleague', { ...PERSON, firstname: 'Roos', password: 'Welkom-01' }),
  });
  await logIn(colleague, invited);
  await fillCart(colleague);
  const ask = await (await colleague.request.get('/checkout/goedkeuring')).text();
  const first = (name: string): string => new RegExp(`name="${name}"[\\s\\S]*? value="([^"]+)"`).exec(ask)?.[1] ?? '';
  await post(colleague, '/checkout/goedkeuring', { delivery: first('delivery'), payment: first('payment') });
}
