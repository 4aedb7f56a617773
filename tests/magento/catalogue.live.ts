import { beforeAll, expect, test } from 'vitest';
import { storeOf } from '../../fixtures/magento/print/ask';
import { offerCapabilities } from '../../src/shared/api/capabilities';
import type { ApiResult, Catalogue, Product } from '../../src/shared/api';
import { createClient } from '../../src/shared/api/http/client';
import { createCalls } from '../../src/shared/api/magento/catalogue/calls';
import { createQuery } from '../../src/shared/api/magento/query';

const client = createClient({
  origin: location.origin,
  headers: { Store: await storeOf(location.origin) },
  timeLimit: 30_000,
  readRefusal: () => null,
});
const shop = createCalls(createQuery(client), { baseUrl: '' });

/** What the pages of the shop say that it can do; without the module, or with its parts off, nothing more than any Magento. */
beforeAll(async () => {
  const html = await (await fetch(location.origin)).text();
  const config = /<script[^>]*\bid="noest-config"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}';
  const { capabilities = [] } = JSON.parse(config) as { capabilities?: string[] };
  offerCapabilities(() => new Set(capabilities));
});

function valueOf<T>(answer: ApiResult<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** What the page of a product says that it costs, in cents; that is the lowest price where it depends on a choice. */
async function printedPrice(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const amount = /product:price:amount" content="([\d.]+)"/.exec(html)?.[1];
  if (amount === undefined) throw new Error(`${address} prints no price`);
  return Math.round(Number(amount) * 100);
}

const purchaseOf = async (sku: string): Promise<Product['purchase']> => valueOf(await shop.product(sku)).purchase;

test.each([
  'TEST-TIER',
  'TEST-SPECIAL',
  'TEST-OUT',
  'TEST-LOW',
  'TEST-STEPS',
  'TEST-DECIMAL',
  'TEST-OPTIONS',
  'TEST-VIRTUAL',
  'TEST-MANY',
  'MH01',
  '24-WG085_Group',
  '240-LV04',
  'TEST-BUNDLE',
  '24-WG080',
])('the card of %s costs what its page prints', async (sku) => {
  const { items } = valueOf(await shop.products({ skus: [sku] }));
  expect(items[0]?.finalPrice.inclTax).toBe(await printedPrice(items[0]?.url ?? ''));
});

test.each([
  ['TEST-SPECIAL', { regularPrice: { inclTax: 5000 }, finalPrice: { inclTax: 3995 }, inStock: true }],
  ['TEST-OUT', { stock: { state: 'out_of_stock' }, inStock: false }],
  ['TEST-LOW', { stock: { state: 'only_left', qty: 3 }, finalPrice: { inclTax: 2000 } }],
  ['TEST-STEPS', { maxQty: null, qtyStep: 1, finalPrice: { inclTax: 400 } }],
  ['TEST-DECIMAL', { finalPrice: { inclTax: 300 } }],
  ['TEST-VIRTUAL', { finalPrice: { inclTax: 1500 } }],
  ['240-LV04', { finalPrice: { inclTax: 600 } }],
])('%s is one offer', async (sku, offer) => {
  expect(await purchaseOf(sku)).toMatchObject({ type: 'simple', offer });
});

test('TEST-TIER costs 9, 8 and 6,50 a piece from 5, 10 and 25', async () => {
  const purchase = await purchaseOf('TEST-TIER');
  if (purchase.type !== 'simple') throw new Error(purchase.type);
  expect(purchase.offer.tierPrices.map(({ qty, unitPrice }) => [qty, unitPrice.inclTax])).toEqual([
    [5, 900],
    [10, 800],
    [25, 650],
  ]);
});

test('TEST-OPTIONS asks for seven things, two of which it needs', async () => {
  const purchase = await purchaseOf('TEST-OPTIONS');
  if (purchase.type !== 'simple') throw new Error(purchase.type);
  const asked = purchase.customOptions ?? [];
  expect(asked.map(({ kind }) => kind)).toEqual(['text', 'lines', 'select', 'radio', 'checkbox', 'checkbox', 'date']);
  expect(asked.filter(({ required }) => required).map(({ label }) => label)).toEqual(['Tekst', 'Kleur van de tekst']);
});

test('TEST-MANY has 60 variants, the first not in stock, XL dearer', async () => {
  const purchase = await purchaseOf('TEST-MANY');
  if (purchase.type !== 'configurable') throw new Error(purchase.type);
  const { attributes, variants } = purchase;
  expect(attributes.map(({ code, options }) => [code, options.length])).toEqual([
    ['color', 12],
    ['size', 5],
  ]);
  expect(variants).toHaveLength(60);
  expect(variants.filter(({ inStock }) => !inStock).map(({ sku }) => sku)).toEqual(['TEST-MANY-XS-Black']);
  const xl = attributes[1]?.options.find(({ label }) => label === 'XL')?.id ?? '';
  const prices = (isXl: boolean) =>
    new Set(variants.filter(({ optionIds }) => optionIds.includes(xl) === isXl).map((one) => one.finalPrice.inclTax));
  expect([...prices(false), ...prices(true)]).toEqual([2500, 3000]);
});

test('TEST-BUNDLE is 30 and its parts, 24-WG080 its parts alone', async () => {
  expect(await purchaseOf('TEST-BUNDLE')).toMatchObject({
    type: 'bundle',
    basePrice: { inclTax: 3000 },
    options: [
      { required: true, selections: [{ price: { inclTax: 500 } }, { price: { inclTax: 750 } }] },
      { required: false, selections: [{ price: { inclTax: 200 } }, { price: { inclTax: 400 } }] },
    ],
  });
  const kit = await purchaseOf('24-WG080');
  if (kit.type !== 'bundle') throw new Error(kit.type);
  const cheapest = kit.options.map(({ selections }) => Math.min(...selections.map(({ price }) => price.inclTax)));
  expect(cheapest.reduce((sum, price) => sum + price, kit.basePrice.inclTax)).toBe(6100);
});

const TOPS = { categoryId: '12' };

/** The number of products of a listing that Magento prints on one page, by its theme or by the module. */
async function printedCount(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const numbers = [...html.matchAll(/toolbar-number">(\d+)<|toolbar__count"[^>]*>(\d+) /g)];
  const [, byTheme, byModule] = numbers.at(-1) ?? [];
  return Number(byTheme ?? byModule);
}

test('two filters bring as many products as the page that Magento prints for them', async () => {
  const { totalItems, filters } = valueOf(await shop.listing({ ...TOPS, facets: { color: ['49'], size: ['166'] } }));
  expect(totalItems).toBe(await printedCount('/men/tops-men.html?color=49&size=166'));
  expect(chosen(filters)).toEqual(['Black', 'XS']);
});

test('prices go up over two pages, without a product twice', async () => {
  const pages: Catalogue[] = [];
  for (const page of [1, 2])
    pages.push(valueOf(await shop.listing({ ...TOPS, sort: 'price:asc', pageSize: 12, page })));
  const products = pages.flatMap(({ items }) => items);
  expect(products).toHaveLength(pages[0]?.totalItems ?? 0);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  const prices = products.map(({ finalPrice }) => finalPrice.inclTax);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('labels are read as text', async () => {
  const { filters } = valueOf(await shop.listing(TOPS));
  const labels = filters
    .flatMap((filter) => (filter.type === 'attribute' ? filter.options : []))
    .map(({ label }) => label);
  expect(labels.filter((label) => /&\w+;/.test(label))).toEqual([]);
});

test('a page beyond the last is the last one', async () => {
  expect(valueOf(await shop.listing({ ...TOPS, page: 99 }))).toMatchObject({ currentPage: 2, lastPage: 2 });
});

test('a search finds what its suggestions have', async () => {
  const { items, sorting } = valueOf(await shop.listing({ categoryId: null, query: 'hoodie' }));
  const { products, categories } = valueOf(await shop.suggestions('hoodie'));
  expect(sorting.current).toBe('relevance:desc');
  expect(products).toHaveLength(6);
  expect(items.map(({ sku }) => sku)).toEqual(expect.arrayContaining(products.map(({ sku }) => sku)));
  expect((await fetch(categories[0]?.url ?? '')).status).toBe(200);
});

test('related products are those of the shop', async () => {
  expect(valueOf(await shop.products({ relatedTo: 'TEST-TIER', limit: 1 })).items).toHaveLength(1);
});

function chosen(filters: Catalogue['filters']): string[] {
  return filters
    .flatMap((filter) => (filter.type === 'attribute' ? filter.options : []))
    .filter(({ active }) => active)
    .map(({ label }) => label);
}
