import { expect, type Locator, type Page } from 'playwright/test';

const PARTS = ['product-list', 'toolbar', 'sort-select', 'size-select', 'filters', 'active-filters', 'paginator'];

/** A listing with all its parts alive, as after a shopper's first move over it. */
export async function openListing(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeListing(page);
}

/** Moves over the first card, as a shopper does, until all parts of the listing are alive. */
export async function wakeListing(page: Page): Promise<void> {
  // Before the kit has found the parts a move wakes none, and a pointer at rest is no sign that somebody wants them.
  for (const part of PARTS)
    await expect(page.locator(`[data-component="${part}"]`)).toHaveAttribute('data-mount-state');
  await page.mouse.move(0, 0);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').hover();
  for (const part of PARTS) {
    await expect(page.locator(`[data-component="${part}"]`)).toHaveAttribute('data-mount-state', 'mounted');
  }
}

export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
export const filter = (page: Page, label: string): Locator =>
  filters(page).getByRole('link', { name: new RegExp(`^${label} `) });
export const cards = (page: Page): Locator => page.locator('[data-component="product-list"]').getByRole('article');
export const count = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ product(en)?$/ });
export const chip = (page: Page, label: string): Locator =>
  page.getByRole('link', { name: `Verwijder filter ${label}` });

/** How many the server says there are with this option, as its filter shows. */
export async function promised(option: Locator): Promise<number> {
  return Number(/(\d+)\s+producten?$/.exec((await option.textContent()) ?? '')?.[1]);
}

/** Resolves once address, list, choices and title agree: they are what the server prints for the address. */
export async function expectPrinted(page: Page): Promise<void> {
  await expect(async () => {
    const { shown, printed } = await page.evaluate(compareWithServer);
    expect(shown).toEqual(printed);
  }).toPass({ timeout: 15_000 });
}

/** Runs in the page. */
async function compareWithServer(): Promise<{ shown: object; printed: object }> {
  const read = (from: Document): object => {
    const all = (selector: string) => [...from.querySelectorAll<HTMLElement>(selector)];
    const values = (selector: string) =>
      [...from.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)].map(({ value }) => value);
    return {
      title: from.title,
      count: all('.noest-toolbar__count').map(({ textContent }) => textContent),
      ticked: all('.noest-filters__option[aria-current] .noest-filters__label').map((option) =>
        option.firstChild?.textContent?.trim(),
      ),
      chips: all('.noest-chip').map(({ textContent }) => textContent?.trim()),
      page: all('.noest-paginator [aria-current]').map(({ textContent }) => textContent?.trim()),
      fields: values('select[name=sort],select[name=page_size],.noest-filters__money [name]'),
      cards: all('.noest-product-list .noest-card__link').map((card) => card.getAttribute('href')),
    };
  };
  const address = location.href;
  // Its answer is a document without a text that is parsed, which the page's trusted types forbid.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', address);
  await new Promise((answered) => {
    request.onloadend = answered;
    request.send();
  });
  const printed = request.responseXML;
  return {
    shown: { address, ...read(document) },
    printed: { address: request.responseURL + location.hash, ...(printed && read(printed)) },
  };
}
