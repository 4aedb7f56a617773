import type { Page } from 'playwright/test';
import { tokenOf } from './checkout';

const PERSON = {
  'register[firstname]': 'Sanne',
  'register[lastname]': 'Bakker',
  'register[telephone]': '0612345678',
  'register[country]': 'NL',
  'register[zipcode]': '3521AZ',
  'register[housenumber]': '1',
  'register[street]': 'Stadsplateau',
  'register[city]': 'Utrecht',
  'register[password]': 'Welkom-01',
};

const COMPANY = {
  'register[company]': 'Timmerwerk De Bakker B.V.',
  'CustomerB2BData[coc_number]': '12345678',
  'CustomerB2BData[vat_id]': 'NL123456782B90',
};

const PATHS = { private: 'create', business: 'register/business' } as const;

/**
 * A customer of one test alone, since a customer has one cart wherever they are: registered and confirmed by the forms of
 * the shop, without a look at their pages. Answers the e-mail address.
 */
export async function newCustomer(page: Page, kind: keyof typeof PATHS = 'private'): Promise<string> {
  const email = `sanne.${crypto.randomUUID()}@example.com`;
  const form = {
    _token: await tokenOf(page),
    ...PERSON,
    ...(kind === 'business' ? COMPANY : {}),
    'register[email]': email,
  };
  await page.request.post(`/customer/account/${PATHS[kind]}`, { form });
  const outbox = await (await page.request.get('/qa/outbox')).text();
  const [link] = /\/customer\/account\/confirm\?token=[\w-]+/.exec(outbox.slice(outbox.indexOf(email))) ?? [];
  if (link === undefined) throw new Error(`no mail to ${email}: is a field of registration missing?`);
  if (!(await page.request.get(link)).ok()) throw new Error(`${email} can't be confirmed`);
  return email;
}
