import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageWith } from '../../../../../tests/support/pageWith';
import type { ApiResult, Filter } from '../..';
import { offerOfPage } from '../../offered';
import { callsAnswered, recording } from './testing';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  offerOfPage();
  pageWith({ backend: 'magento' });
});

afterAll(() => pageWith());

function valueOf<T>(answer: ApiResult<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

describe('Magento catalogue rules 2 to 6: a listing', () => {
  test('shows cards with their prices, type, address and absolute picture', async () => {
    const { items, totalItems, currentPage, lastPage, pageSize } = valueOf(
      await callsAnswered(recording('category')).calls.listing({ categoryId: '4' }),
    );
    expect({ totalItems, currentPage, lastPage, pageSize }).toEqual({
      totalItems: 17,
      currentPage: 1,
      lastPage: 2,
      pageSize: 12,
    });
    expect(items[1]).toMatchObject({
      id: 'BUN',
      type: 'bundle',
      url: '/vlonderpakket.html',
      isFromPrice: true,
      // 10 x 12,75 and 4 x 5,18 before tiers, 135,42 after them.
      regularPrice: { inclTax: 14_822 },
      finalPrice: { inclTax: 13_542 },
      stock: { state: 'in_stock' },
      rating: null,
    });
    expect(items[1]?.image).toMatch(/^http:\/\/magento\.test\/media\/.*\.jpg$/);
    expect(items.map(({ type }) => type).slice(0, 4)).toEqual(['configurable', 'bundle', 'grouped', 'simple']);
  });

  test('asks by ids: options of one filter together, categories by uid, prices in euros, a direction', async () => {
    const { calls, asked } = callsAnswered(recording('categoryFiltered'));
    await calls.listing({
      categoryId: '3',
      facets: { houtsoort: ['11', '13'], lengte: [] },
      minPrice: 500,
      maxPrice: 3050,
      sort: 'price:desc',
      page: 2,
      pageSize: 24,
    });
    expect(asked).toEqual([
      {
        operation: 'listing',
        variables: {
          filter: {
            category_uid: { in: ['Mw=='] },
            houtsoort: { in: ['11', '13'] },
            price: { from: '5', to: '30.5' },
          },
          sort: { price: 'DESC' },
          size: 24,
          page: 2,
        },
      },
    ]);
  });

  test('marks what is chosen, counts the rest, and reads labels as text', async () => {
    const { filters } = valueOf(
      await callsAnswered(withLabel('Douglas &amp; spar')).calls.listing({
        categoryId: '3',
        facets: { houtsoort: ['13'] },
      }),
    );
    expect(optionsOf(filters, 'houtsoort')).toEqual([
      ['11', 'Douglas & spar', false, 2],
      ['13', 'Eiken', true, 2],
    ]);
    expect(filters.map(({ code }) => code)).toEqual(['price', 'lengte', 'houtsoort']);
  });

  test('a chosen option that no product found has keeps its name, and can be taken off', async () => {
    const { calls } = callsAnswered(recording('categoryFiltered'), recording('categoryEmpty'));
    await calls.listing({ categoryId: '3' });
    const asked = { categoryId: '3', facets: { houtsoort: ['13'], dikte: ['8'] } };
    const { filters } = valueOf(await calls.listing(asked));
    expect(optionsOf(filters, 'houtsoort')).toEqual([['13', 'Eiken', true, 0]]);
    // Never answered: only its id is known.
    expect(optionsOf(filters, 'dikte')).toEqual([['8', '8', true, 0]]);
  });

  test('a search is narrowed by categories too, by their ids, as in an address of Magento', async () => {
    const { calls, asked } = callsAnswered(recording('search'));
    const { filters, sorting } = valueOf(
      await calls.listing({ categoryId: null, query: 'eiken balk', facets: { cat: ['3'] } }),
    );
    expect(optionsOf(filters, 'cat')[0]).toEqual(['3', 'Planken en balken', true, 7]);
    expect(asked[0]?.variables).toMatchObject({ search: 'eiken balk', filter: { category_uid: { in: ['Mw=='] } } });
    expect(sorting.current).toBe('relevance:desc');
    expect(sorting.options[0]).toEqual({ value: 'relevance:desc', label: 'Relevantie' });
    expect(sorting.options.some(({ value }) => value.startsWith('position'))).toBe(false);
  });

  test('the bounds of the price are those of all buckets, also once a price is chosen', async () => {
    const { calls } = callsAnswered(recording('category'), recording('categoryFiltered'));
    const all = { lowest: 0, highest: 20_000 };
    expect(priceOf(valueOf(await calls.listing({ categoryId: '4' })).filters)).toMatchObject(all);
    const narrowed = valueOf(await calls.listing({ categoryId: '4', minPrice: 500, maxPrice: 3000 })).filters;
    expect(priceOf(narrowed)).toMatchObject({ ...all, minimum: 500, maximum: 3000, isActive: true });
  });

  test('without them there are none', async () => {
    const { calls } = callsAnswered(recording('categoryFiltered'));
    const { filters } = valueOf(await calls.listing({ categoryId: '4', minPrice: 500 }));
    expect(priceOf(filters)).toMatchObject({ lowest: null, highest: null, minimum: 500, maximum: 0 });
  });

  test('the orders to choose from start with that of the shop; the position has one direction', async () => {
    const { sorting } = valueOf(await callsAnswered(recording('category')).calls.listing({ categoryId: '4' }));
    expect(sorting.current).toBe('position:asc');
    expect(sorting.options.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'position:asc Position',
      'name:asc Naam (A - Z)',
      'name:desc Naam (Z - A)',
      'price:asc Prijs (laag - hoog)',
      'price:desc Prijs (hoog - laag)',
    ]);
  });

  test('a shop that orders by another field is asked for it from then on', async () => {
    const byName = recording('category') as { data: { products: { sort_fields: { default: string } } } };
    byName.data.products.sort_fields.default = 'name';
    const { calls, asked } = callsAnswered(byName);
    expect(valueOf(await calls.listing({ categoryId: '4' })).sorting.current).toBe('name:asc');
    await calls.listing({ categoryId: '5' });
    expect(asked.map(({ variables }) => variables['sort'])).toEqual([
      { position: 'ASC' },
      { name: 'ASC' },
      { name: 'ASC' },
    ]);
  });

  test('a page beyond the last is the last one', async () => {
    const { calls, asked } = callsAnswered(recording('pageTooHigh'), recording('category'), recording('category'));
    valueOf(await calls.listing({ categoryId: '4', page: 99 }));
    expect(asked.map(({ variables }) => variables['page'])).toEqual([99, 1, 2]);
  });

  test.each(['categoryEmpty', 'searchEmpty'])('%s is one page without products', async (name) => {
    const answer = valueOf(await callsAnswered(recording(name)).calls.listing({ categoryId: '3' }));
    expect(answer).toMatchObject({ items: [], filters: [], currentPage: 1, lastPage: 1, totalItems: 0 });
  });
});

describe('Magento catalogue rules 7 to 10: a product', () => {
  test('simple: tiers that cost less than the special price', async () => {
    const { purchase, taxPercent } = valueOf(await callsAnswered(recording('specialPrice')).calls.product('H-002'));
    expect(taxPercent).toBe(0);
    expect(purchase).toMatchObject({
      type: 'simple',
      offer: {
        regularPrice: { inclTax: 2450 },
        finalPrice: { inclTax: 1995 },
        maxQty: null,
        tierPrices: [{ qty: 50, unitPrice: { inclTax: 1960 }, savingPercent: 2 }],
      },
    });
  });

  test('simple: what is left of it', async () => {
    const { purchase } = valueOf(await callsAnswered(recording('lowStock')).calls.product('H-005'));
    expect(purchase).toMatchObject({ offer: { inStock: true, stock: { state: 'only_left', qty: 3 } } });
  });

  test('configurable: attributes by position, variants by the ids of their options', async () => {
    const { purchase } = valueOf(await callsAnswered(recording('configurable')).calls.product('CFG'));
    if (purchase.type !== 'configurable') throw new Error(purchase.type);
    expect(purchase.attributes.map(({ id, code, options }) => [id, code, options.map((option) => option.id)])).toEqual([
      ['137', 'lengte', ['4', '5', '6']],
      ['138', 'dikte', ['8', '9', '10']],
    ]);
    expect(purchase.variants.map(({ sku, optionIds, finalPrice }) => [sku, optionIds, finalPrice.inclTax])).toEqual([
      ['CFG-180-18', ['4', '8'], 1150],
      ['CFG-180-28', ['4', '9'], 1300],
      ['CFG-180-45', ['4', '10'], 1450],
      ['CFG-240-18', ['5', '8'], 1600],
      ['CFG-240-28', ['5', '9'], 1750],
      ['CFG-300-28', ['6', '9'], 2200],
      ['CFG-300-45', ['6', '10'], 2350],
    ]);
  });

  test('configurable: colours and pictures of options, pictures of variants without videos', async () => {
    const swatch = (label: string, data: unknown) => ({
      uid: btoa(`configurable/93/${label}`),
      label,
      swatch_data: data,
    });
    const picture = (url: string, position: number, more: object = {}) => ({ url, position, label: 'Hesje', ...more });
    const price = { regular_price: { value: 10 }, final_price: { value: 10 } };
    const sold = { price_range: { minimum_price: price }, price_tiers: [], stock_status: 'IN_STOCK' };
    const pictures = [
      picture('/b.jpg', 2),
      picture('/film.jpg', 3, { __typename: 'ProductVideo' }),
      picture('/a.jpg', 1),
      picture('/uit.jpg', 4, { disabled: true }),
      // The gallery links to its pictures.
      ...[
        'javascript:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
        ' javascript:alert(1)',
        '//evil.example/x.jpg',
      ].map((url) => picture(url, 5)),
    ];
    const answered = {
      __typename: 'ConfigurableProduct',
      sku: 'HES',
      name: 'Cocona&reg; hesje',
      ...sold,
      configurable_options: [
        {
          attribute_code: 'color',
          attribute_uid: btoa('93'),
          label: 'Kleur',
          values: [
            swatch('Zwart', { value: '#000000' }),
            swatch('Ruit', { value: '/ruit.jpg', thumbnail: 'https://magento.test/ruit.jpg' }),
            swatch('Rood', { value: 'red;position:fixed' }),
          ],
        },
      ],
      variants: [
        {
          attributes: [{ code: 'color', uid: btoa('configurable/93/Zwart') }],
          product: { sku: 'HES-Z', name: 'Hesje zwart', ...sold, media_gallery: pictures },
        },
      ],
    };
    const product = valueOf(await callsAnswered({ data: { products: { items: [answered] } } }).calls.product('HES'));
    if (product.purchase.type !== 'configurable') throw new Error(product.purchase.type);
    expect(product.name).toBe('Cocona® hesje');
    expect(product.purchase.attributes[0]?.options.map((option) => option.swatch)).toEqual([
      { color: '#000000' },
      { image: 'https://magento.test/ruit.jpg' },
      null,
    ]);
    const size = { width: null, height: null };
    expect(product.purchase.variants[0]?.pictures).toEqual([
      { src: '/a.jpg', alt: 'Hesje', ...size },
      { src: '/b.jpg', alt: 'Hesje', ...size },
    ]);
  });

  test('bundle: parts in the quantities that it is sold in', async () => {
    const { purchase } = valueOf(await callsAnswered(recording('bundle')).calls.product('BUN'));
    if (purchase.type !== 'bundle') throw new Error(purchase.type);
    const [planks, , posts] = purchase.options;
    expect(purchase.basePrice.inclTax).toBe(0);
    expect(planks).toMatchObject({ id: '1', required: true, type: 'radio' });
    expect(planks?.selections).toMatchObject([
      { id: '1', qty: 10, price: { inclTax: 1275 }, isDefault: true, canChangeQty: true },
      { id: '2', qty: 10, price: { inclTax: 1555 }, isDefault: false, canChangeQty: true },
    ]);
    expect(posts).toMatchObject({ required: false, type: 'checkbox' });
  });

  test('bundle of a fixed price: 35,- with the cheapest part of 5,- and one of 10% on 30,- is 27,27 by itself', async () => {
    const { purchase } = valueOf(await callsAnswered(withFixedPrice()).calls.product('BUN'));
    if (purchase.type !== 'bundle') throw new Error(purchase.type);
    // (35 - 5) / 1,10
    expect(purchase.basePrice.inclTax).toBe(2727);
    expect(purchase.options.slice(0, 2).map(({ selections }) => selections[0]?.price.inclTax)).toEqual([500, 273]);
  });

  test('bundle of a fixed price: a part that is sold out is in no lowest price of Magento, however little it costs', async () => {
    const place = ['data', 'products', 'items', '0', 'items', '0', 'options', '0', 'product', 'stock_status'];
    const answer = changed(withFixedPrice(), place, 'OUT_OF_STOCK');
    const { purchase } = valueOf(await callsAnswered(answer).calls.product('BUN'));
    if (purchase.type !== 'bundle') throw new Error(purchase.type);
    // (35 - 7,50) / 1,10
    expect(purchase.basePrice.inclTax).toBe(2500);
  });

  test('Magento catalogue rule 13: where the module says both views each amount has both, those of a bundle too, and the VAT is known', async () => {
    pageWith({ backend: 'magento', capabilities: ['tax-views'] });
    const { calls, documents } = callsAnswered(withFixedPrice(1.21));
    const { purchase, taxPercent } = valueOf(await calls.product('BUN'));
    if (purchase.type !== 'bundle') throw new Error(purchase.type);
    expect(documents[0]).toContain('final_price:noest_final_price{value excl_tax}');
    expect(taxPercent).toBe(21);
    expect(purchase.basePrice).toEqual({ inclTax: 2727, exclTax: 2254 });
    expect(purchase.options.slice(0, 2).map(({ selections }) => selections[0]?.price)).toEqual([
      { inclTax: 500, exclTax: 413 },
      { inclTax: 273, exclTax: 225 },
    ]);
  });

  test('Magento catalogue rule 14: what is sold by the square metre has the price of one, in both views, beside that of a piece', async () => {
    pageWith({ backend: 'magento', capabilities: ['tax-views', 'unit-prices'] });
    const { calls, documents } = callsAnswered(soldBySquareMetre());
    const { purchase } = valueOf(await calls.product('H-002'));
    if (purchase.type !== 'simple') throw new Error(purchase.type);
    expect(documents[0]).toContain('noest_unit{unit content label}');
    expect(purchase.offer).toMatchObject({
      unit: 'M2',
      finalPrice: { inclTax: 968, exclTax: 800 },
      piecePrice: { inclTax: 2420, exclTax: 2000 },
      pieceLabel: 'per stuk van 2,5 m²',
      pieceContent: 25_000,
    });
    const { items } = valueOf(await calls.products({ skus: ['H-002'] }));
    expect(items[0]).toMatchObject({
      unit: 'M2',
      finalPrice: { inclTax: 968, exclTax: 800 },
      piecePrice: { inclTax: 2420, exclTax: 2000 },
      pieceLabel: 'per stuk van 2,5 m²',
    });
    const { products } = valueOf(await calls.suggestions('plank'));
    expect(products[0]).toMatchObject({ unit: 'M2', price: { inclTax: 968, exclTax: 800 } });
  });

  test('Magento catalogue rule 16: a price is asked for in the base currency, and its bounds are in that of the page', async () => {
    pageWith({ backend: 'magento', currency: 'JPY', currencyRate: 160 });
    const { calls, asked } = callsAnswered(recording('category'));
    await calls.listing({ categoryId: '1', minPrice: 600_000, maxPrice: 1_280_000 });
    expect(asked[0]?.variables).toMatchObject({ filter: { price: { from: '37.5', to: '80' } } });
  });

  test('Magento catalogue rule 15: a card leads to the page of what is sold by more than one', async () => {
    pageWith({ backend: 'magento', capabilities: ['single-pieces'] });
    const answer = JSON.stringify(soldBySquareMetre()).replaceAll('"sku"', '"noest_sells_single":false,"sku"');
    const { calls, documents } = callsAnswered(JSON.parse(answer));
    expect(valueOf(await calls.products({ skus: ['H-002'] })).items[0]?.type).toBe('other');
    expect(documents[0]).toContain(' noest_sells_single ');
  });

  test('Magento catalogue rule 2: a stock Magento is asked for one view, which stands for both', async () => {
    const { calls, documents } = callsAnswered(recording('bundle'));
    const { taxPercent } = valueOf(await calls.product('BUN'));
    expect(documents[0]).not.toContain('noest_');
    expect(taxPercent).toBe(0);
  });

  test('grouped: its children in their order', async () => {
    const { purchase } = valueOf(await callsAnswered(recording('grouped')).calls.product('GRP'));
    if (purchase.type !== 'grouped') throw new Error(purchase.type);
    expect(purchase.children.map(({ sku, finalPrice }) => [sku, finalPrice.inclTax])).toEqual([
      ['H-011', 781],
      ['H-012', 2306],
      ['H-013', 1289],
    ]);
  });

  test('custom options of a simple product come by position, with what they cost', async () => {
    const { purchase } = valueOf(await callsAnswered(recording('customOptions')).calls.product('OPT-1'));
    if (purchase.type !== 'simple') throw new Error(purchase.type);
    expect(purchase.customOptions).toEqual([
      { id: '1', label: 'Lengte in mm', required: true, kind: 'text', surcharge: costs(0), maxLength: 5 },
      {
        id: '2',
        label: 'Afwerking',
        required: false,
        kind: 'select',
        values: [
          { id: '1', label: 'Ruw', surcharge: costs(0) },
          { id: '2', label: 'Geschuurd', surcharge: costs(450) },
        ],
      },
      {
        id: '3',
        label: 'Extra',
        required: false,
        kind: 'checkbox',
        values: [{ id: '3', label: 'Gaten voorgeboord', surcharge: costs(200) }],
      },
    ]);
  });

  test('a day, a percentage and several values of a list are custom options too', async () => {
    const day = { __typename: 'CustomizableDateOption', uid: 'Nw==', title: 'Klaar op', sort_order: 1 };
    const several = {
      __typename: 'CustomizableMultipleOption',
      uid: 'NQ==',
      title: 'Extra',
      required: true,
      sort_order: 0,
    };
    const values = [
      { uid: 'Y3VzdG9tLW9wdGlvbi81LzY=', title: 'Deksel', sort_order: 2, price: 10, price_type: 'PERCENT' },
      { uid: 'Y3VzdG9tLW9wdGlvbi81LzU=', title: 'Lepel', sort_order: 1, price: 1.5, price_type: 'FIXED' },
    ];
    const answer = withOptions([
      { ...day, date_value: { type: 'DATE', price: 0, price_type: 'FIXED' } },
      { ...several, multiple: values },
    ]);
    const { purchase } = valueOf(await callsAnswered(answer).calls.product('OPT-1'));
    if (purchase.type !== 'simple') throw new Error(purchase.type);
    expect(purchase.customOptions).toEqual([
      {
        id: '5',
        label: 'Extra',
        required: true,
        kind: 'checkbox',
        values: [
          { id: '5', label: 'Lepel', surcharge: costs(150) },
          { id: '6', label: 'Deksel', surcharge: { percent: 10 } },
        ],
      },
      { id: '7', label: 'Klaar op', required: false, kind: 'date', surcharge: costs(0), maxLength: null },
    ]);
  });

  test.each([
    ['a file', 'SimpleProduct', { __typename: 'CustomizableFileOption', uid: 'MQ==', title: 'Foto' }],
    [
      'a time',
      'SimpleProduct',
      { __typename: 'CustomizableDateOption', uid: 'MQ==', title: 'Om', date_value: { type: 'TIME' } },
    ],
    [
      'a text of variants',
      'ConfigurableProduct',
      { __typename: 'CustomizableFieldOption', uid: 'MQ==', field_value: {} },
    ],
  ])('%s as a custom option has no field in a form of the kit, which says so', async (what, type, option) => {
    const answer = await callsAnswered(withOptions([option], type)).calls.product(what);
    expect(answer).toMatchObject({
      ok: false,
      error: {
        kind: 'invalid-response',
        issue: expect.stringContaining(`${what}: expected a product that the kit has a form for`),
      },
    });
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  });

  test('one that is not there is a 404', async () => {
    const answer = await callsAnswered(recording('notFound')).calls.product('NIETS');
    expect(answer).toEqual({ ok: false, error: { kind: 'status', status: 404 } });
  });
});

describe('Magento catalogue rule 11: cards by name', () => {
  test('come in the order of their SKUs, without those that are unknown', async () => {
    const { calls, asked } = callsAnswered(recording('category'));
    const { items } = valueOf(await calls.products({ skus: ['H-012', 'NIETS', 'CFG'] }));
    expect(items.map(({ sku }) => sku)).toEqual(['H-012', 'CFG']);
    expect(asked[0]?.variables).toEqual({ skus: ['H-012', 'NIETS', 'CFG'], size: 3 });
  });

  test('ask nothing for none', async () => {
    const { calls, asked } = callsAnswered({});
    expect(valueOf(await calls.products({ skus: [] }))).toEqual({ items: [] });
    expect(asked).toEqual([]);
  });

  test('a card with options that must be chosen is bought on its page', async () => {
    const { items } = valueOf(await callsAnswered(recording('customOptions')).calls.products({ skus: ['OPT-1'] }));
    expect(items[0]?.type).toBe('other');
  });

  test('related ones are those of the shop, as many as asked', async () => {
    const related = (recording('category') as ListingAnswer).data.products.items;
    const { calls } = callsAnswered({ data: { products: { items: [{ related_products: related }] } } });
    const { items } = valueOf(await calls.products({ relatedTo: 'H-001', limit: 2 }));
    expect(items.map(({ sku }) => sku)).toEqual(['CFG', 'BUN']);
  });
});

describe('Magento catalogue rule 12: suggestions', () => {
  test('are products in one view of their price, and categories, in one request', async () => {
    const answer = recording('suggestions') as { data: Record<string, unknown> };
    answer.data['categories'] = {
      items: [{ name: 'Vlonderplanken', url_path: 'tuinhout/vlonderplanken', url_suffix: '.html', product_count: 5 }],
    };
    const { calls, asked } = callsAnswered(answer);
    const { products, categories } = valueOf(await calls.suggestions('douglas'));
    expect(products[0]).toMatchObject({
      sku: 'H-005',
      url: '/douglas-schuttingplank-h-005.html',
      price: { inclTax: 640, exclTax: null },
      isFromPrice: false,
    });
    expect(products.at(-1)).toMatchObject({ sku: 'BUN', price: { inclTax: 13_542 }, isFromPrice: true });
    expect(categories).toEqual([{ url: '/tuinhout/vlonderplanken.html', label: 'Vlonderplanken', count: 5 }]);
    expect(asked).toEqual([{ operation: 'suggestions', variables: { words: 'douglas', isName: true } }]);
  });

  test('look for no category by fewer than 3 characters', async () => {
    const { calls, asked } = callsAnswered(recording('suggestions'));
    valueOf(await calls.suggestions('do'));
    expect(asked[0]?.variables).toEqual({ words: 'do', isName: false });
  });
});

describe('Magento catalogue rule 1: an answer of another shape', () => {
  const asks = {
    category: (calls: Calls) => calls.listing({ categoryId: '4' }),
    suggestions: (calls: Calls) => calls.suggestions('douglas'),
    specialPrice: (calls: Calls) => calls.product('H-002'),
    configurable: (calls: Calls) => calls.product('CFG'),
    bundle: (calls: Calls) => calls.product('BUN'),
    grouped: (calls: Calls) => calls.product('GRP'),
  };
  const names = Object.keys(asks) as (keyof typeof asks)[];

  test.each([
    ['category', ['products'], 'listing, products: expected Object, found null'],
    ['category', ['products', 'total_count'], 'listing, products.total_count: expected number, found null'],
    [
      'category',
      ['products', 'items', '0', 'price_range', 'minimum_price', 'final_price', 'value'],
      'listing, products.items.0.price_range.minimum_price.final_price.value: expected number, found null',
    ],
    ['specialPrice', ['products', 'items', '0', 'sku'], 'product, products.items.0.sku: expected string, found null'],
    [
      'bundle',
      ['products', 'items', '0', 'items', '0', 'uid'],
      'product, products.items.0.items.0.uid: expected string, found null',
    ],
  ] as const)('%s without %j names operation and place', async (name, path, issue) => {
    const answer = await asks[name](callsAnswered(changed(recording(name), ['data', ...path], null)).calls);
    expect(answer).toEqual({ ok: false, error: { kind: 'invalid-response', issue } });
  });

  test.each(names)(
    '%s: whatever is missing, null or of another type, it is read or its place is named',
    async (name) => {
      const whole = recording(name);
      for (const path of pathsOf(whole).filter(([first]) => first === 'data')) {
        for (const value of [undefined, null, 'een tekst', -1, {}, []]) {
          const answer = await asks[name](callsAnswered(changed(whole, path, value)).calls);
          if (answer.ok || answer.error.kind === 'status') continue;
          expect(answer.error).toMatchObject({
            kind: 'invalid-response',
            issue: expect.stringMatching(/^(?:listing|product|suggestions), [\w.]+: |^(?:BUN|CFG|GRP|H-002): /),
          });
        }
      }
    },
  );
});

type Calls = ReturnType<typeof callsAnswered>['calls'];

interface ListingAnswer {
  readonly data: { readonly products: { readonly items: readonly unknown[] } };
}

function optionsOf(filters: readonly Filter[], facetCode: string) {
  const filter = filters.find((other) => other.facetCode === facetCode);
  if (filter?.type !== 'attribute') throw new Error(facetCode);
  return filter.options.map(({ id, label, active, count }) => [id, label, active, count]);
}

function priceOf(filters: readonly Filter[]): Filter | undefined {
  return filters.find(({ type }) => type === 'price');
}

function withLabel(label: string): unknown {
  return JSON.parse(JSON.stringify(recording('categoryFiltered')).replace('"label":"Douglas"', `"label":"${label}"`));
}

/** A bundle of a fixed price, with 5 euros for a plank and 10 percent for the joists; with both views where a tax is given. */
function withFixedPrice(tax = 1): unknown {
  const both = (value: number) => (tax === 1 ? { value } : { value, excl_tax: value / tax });
  const part = (quantity: number, price: number, type: string) => ({
    uid: 'YnVuZGxlLzEvMS8x',
    label: 'Deel',
    quantity,
    is_default: true,
    price,
    ...(type === 'FIXED' && tax !== 1 && { noest_price: both(price) }),
    price_type: type,
    can_change_quantity: false,
    product: {
      name: 'Deel',
      stock_status: 'IN_STOCK',
      price_range: { minimum_price: { regular_price: { value: 9 }, final_price: { value: 9 } } },
    },
  });
  const option = (uid: string, ...options: readonly unknown[]) => ({
    uid,
    title: 'Keuze',
    required: true,
    type: 'radio',
    options,
  });
  const product = {
    __typename: 'BundleProduct',
    sku: 'BUN',
    stock_status: 'IN_STOCK',
    dynamic_price: false,
    price_range: { minimum_price: { regular_price: both(35), final_price: both(35) } },
    items: [
      option('YnVuZGxlLzE=', part(1, 5, 'FIXED'), part(1, 7.5, 'FIXED')),
      option('YnVuZGxlLzI=', part(1, 10, 'PERCENT')),
    ],
  };
  return { data: { products: { items: [product] } } };
}

/** A product of 20 euros without VAT, of which one is 2,5 square metres. */
function soldBySquareMetre(): unknown {
  const price = { value: 24.2, excl_tax: 20 };
  const sold = { unit: 'M2', content: 2.5, label: 'per stuk van 2,5 m²' };
  const range = { minimum_price: { regular_price: price, final_price: price, noest_unit: sold } };
  const product = { __typename: 'SimpleProduct', sku: 'H-002', stock_status: 'IN_STOCK', price_range: range };
  return { data: { products: { items: [product] } } };
}

/** Every place in an answer; of a list the first item stands for all. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** A copy with another value at a place; without the place where the value is undefined. */
function changed(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(whole) ? [...whole] : { ...(whole as object) };
  const entries = copy as Record<string, unknown>;
  const next = changed(entries[key], rest, value);
  if (next === undefined) delete entries[key];
  else entries[key] = next;
  return copy;
}

/** The surcharge of an amount in cents. */
function costs(cents: number) {
  return { amount: { inclTax: cents, exclTax: cents } };
}

/** The recorded product with these custom options in place of its own. */
function withOptions(options: readonly object[], type = 'SimpleProduct'): unknown {
  const place = ['data', 'products', 'items', '0'];
  const typed = changed(recording('customOptions'), [...place, '__typename'], type);
  return changed(typed, [...place, 'options'], options);
}
