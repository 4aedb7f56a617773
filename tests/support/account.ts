import { test, type Page } from 'playwright/test';
import { tokenOf } from './checkout';

/** The consumer everybody knows. */
export const CUSTOMER = 'klant@example.com';
const PASSWORD = 'Welkom-01';

/** Logs in as the form of the login page does, without a look at a page. */
export async function logIn(page: Page, email: string = CUSTOMER): Promise<void> {
  const form = { _token: await tokenOf(page), 'login[username]': email, 'login[password]': PASSWORD };
  const answer = await page.request.post('/customer/account/login', { form, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${email} can't log in: status ${answer.status()}`);
}

/** Logs in by the login page, and waits for the account. */
export async function logInByPage(page: Page, email: string = CUSTOMER, password = PASSWORD): Promise<void> {
  await page.goto('/customer/account/login');
  await fillLogin(page, email, password);
  await page.waitForURL('**/customer/account');
}

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-mailadres').fill(email);
  await main.getByLabel('Wachtwoord').fill(password);
  await main.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Somebody new: tests that change an account make one of their own, so that they can run beside each other. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/customer/account/create');
  const main = page.getByRole('main');
  await main.getByLabel('Voornaam').fill('Sanne');
  await main.getByLabel('Achternaam').fill('Bakker');
  await main.getByLabel('Telefoonnummer').fill('06-12345678');
  if (test.info().project.use.javaScriptEnabled !== false) {
    await main.getByLabel('Postcode').scrollIntoViewIfNeeded();
    await main.getByRole('button', { name: 'Adres handmatig invullen' }).click();
  }
  await main.getByLabel('Postcode').fill('3521 AZ');
  await main.getByLabel('Huisnummer').fill('1');
  await main.getByLabel('Straatnaam').fill('Stadsplateau');
  await main.getByLabel('Plaats').fill('Utrecht');
  await main.getByLabel('E-mailadres').fill(email);
  await main.getByLabel('Wachtwoord').fill(PASSWORD);
  await main.getByRole('button', { name: 'Account aanmaken' }).click();
}

/** Follows the link in the newest mail with this subject to this address. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await page.goto('/qa/outbox');
  const mail = page.getByRole('article', { name: subject }).filter({ hasText: email }).first();
  const link = new URL((await mail.getByRole('link').first().getAttribute('href')) ?? '');
  await page.goto(link.pathname + link.search);
}

/** The number of the order on the page that thanks for it. */
export async function orderNumberOn(page: Page): Promise<string> {
  const [number = ''] = /\d{9}/.exec(await page.getByText(/^Je bestelnummer is/).innerText()) ?? [];
  return number;
}

/** Looks up an order as a guest does. */
export async function findGuestOrder(page: Page, number: string, email: string): Promise<void> {
  await page.goto('/sales/guest/form');
  await page.getByLabel('Bestelnummer').fill(number);
  await page.getByRole('main').getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Bekijk' }).click();
}
