import { expect, type Browser, type Page } from 'playwright/test';
import { fillLogin, followMail } from './account';

/** Invites somebody who has no account to the company of the manager on this page; they may order up to so many euros excl. VAT. */
export async function invite(page: Page, email: string, limit: string): Promise<void> {
  await page.goto('/zakelijk/collegas/uitnodigen');
  const main = page.getByRole('main');
  await main.getByLabel('E-mailadres').fill(email);
  await expect(main.getByRole('checkbox', { name: 'Bestellen' })).toBeChecked();
  await main.getByLabel('Limiet per bestelling').fill(limit);
  await main.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page.getByText(`Uitgenodigd: ${email}.`)).toBeVisible();
}

/** Somebody new who has taken the invitation of the manager on this page, logged in on a page of a browser of their own. */
export async function newColleague(
  manager: Page,
  browser: Browser,
  limit: string,
): Promise<{ page: Page; email: string }> {
  const email = `roos.${crypto.randomUUID()}@example.com`;
  await invite(manager, email, limit);
  const page = await (await browser.newContext()).newPage();
  await acceptInvitation(page, email);
  return { page, email };
}

/** Takes the invitation from the mail, in a browser of their own, and logs in. */
export async function acceptInvitation(page: Page, email: string): Promise<void> {
  await followMail(page, email, 'Bestel mee voor');
  const main = page.getByRole('main');
  await main.getByLabel('Voornaam').fill('Roos');
  await main.getByLabel('Achternaam').fill('Prins');
  await main.getByLabel('Telefoonnummer').fill('0612345678');
  await main.getByLabel('Wachtwoord').fill('Welkom-01');
  await main.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByText(/Je account is klaar/)).toBeVisible();
  await fillLogin(page, email);
  await page.waitForURL('**/customer/account');
}
