import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import type { ApiResult, ShopApi } from '../ShopApi';
import { address, newOrder } from '../../../../tests/support/newOrder';
import { createStorefront } from '.';

/*
 * What the specification demands of each answer, and nothing more, is accepted; and so is the answer that the kit knows
 * with any one of its optional values left out. A row of `optional` names such a value (`*` is each entry of a list), where
 * the model holds it and what the model holds without it. Every other value is demanded: without it the answer is refused.
 */

interface Contract {
  readonly call: string;
  readonly ask: (shop: ShopApi) => Promise<ApiResult<unknown>>;
  /** An answer with only what the specification names, and what the model then holds. */
  readonly specified: { readonly answer: unknown; readonly model: unknown };
  /** An answer with all that the kit knows. */
  readonly whole?: unknown;
  readonly optional?: readonly (readonly [wire: string, model: string, value: unknown])[];
}

const item = {
  item_id: '7',
  qty: 2,
  name: 'Vuren plank',
  price_incl_tax: 12.1,
  row_total: 20,
  row_total_incl_tax: 24.2,
  options: '[{"label":"Lengte","value":"400 cm"}]',
  extension_attributes: {
    parent_product_id: '3',
    product_id: '4',
    pim_productfamilie: 'planken',
    from_price: 13.1,
    category_names: ['Hout'],
    quote_id: '55',
    item_variant: '400 cm',
    image_url: '/plank.jpg',
    base_row_total_from: 22,
    base_row_total_from_incl_tax: 26.2,
  },
};
const totals = {
  items_qty: 2,
  grand_total: 24.2,
  tax_amount: 4.2,
  subtotal: 20,
  subtotal_incl_tax: 24.2,
  shipping_amount: 0,
  discount_amount: 0,
  items: [item],
  extension_attributes: { valid_stock: 0 },
};
const totalsModel = {
  itemsQty: 2,
  grandTotal: 2420,
  tax: 420,
  subtotal: { inclTax: 2420, exclTax: 2000 },
  shipping: 0,
  discount: 0,
  validStock: false,
  couponCode: undefined,
  freeShippingRemaining: null,
  volumeDiscount: 0,
  items: [
    {
      id: '7',
      sku: '',
      name: 'Vuren plank',
      url: '',
      qty: 2,
      price: { inclTax: 1210, exclTax: 1000 },
      rowTotal: { inclTax: 2420, exclTax: 2000 },
      regularRowTotal: { inclTax: 2620, exclTax: 2200 },
      options: [{ label: 'Lengte', value: '400 cm' }],
      selection: null,
      maxQty: null,
      unit: '',
      messages: [],
      parentProductId: '3',
      productId: '4',
      productFamily: 'planken',
      fromPrice: 1310,
      categories: ['Hout'],
      quoteId: '55',
      variant: '400 cm',
      image: '/plank.jpg',
      imageAlt: '',
    },
  ],
};
const wholeTotals = {
  ...totals,
  items_qty: 3,
  coupon_code: 'HOUT5',
  items: [
    {
      ...item,
      sku: '100101',
      url: '/vuren-plank',
      price_excl_tax: 9.99,
      selection: { sku: '100101', qty: 1 },
      max_qty: 9,
      unit_of_measurement: 'M1',
      messages: ['Nog maar 1 beschikbaar'],
      extension_attributes: { ...item.extension_attributes, image_alt: 'Een plank' },
    },
  ],
  extension_attributes: {
    valid_stock: 0,
    free_shipping_remaining: 10,
    volume_discount: -1.21,
    volume_discount_excl_tax: -1,
    shipping_excl_tax: 4.92,
    discount_excl_tax: -4.13,
  },
};
const optionalOfTotals = [
  ['coupon_code', 'couponCode', undefined],
  ['items.*.sku', 'items.0.sku', ''],
  ['items.*.url', 'items.0.url', ''],
  ['items.*.price_excl_tax', 'items.0.price.exclTax', 1000],
  ['items.*.options', 'items.0.options', []],
  ['items.*.selection', 'items.0.selection', null],
  ['items.*.max_qty', 'items.0.maxQty', null],
  ['items.*.unit_of_measurement', 'items.0.unit', ''],
  ['items.*.messages', 'items.0.messages', []],
  ['items.*.extension_attributes', 'items.0.regularRowTotal', { inclTax: 2420, exclTax: 2000 }],
  ['items.*.extension_attributes.parent_product_id', 'items.0.parentProductId', null],
  ['items.*.extension_attributes.product_id', 'items.0.productId', ''],
  ['items.*.extension_attributes.pim_productfamilie', 'items.0.productFamily', ''],
  ['items.*.extension_attributes.from_price', 'items.0.fromPrice', null],
  ['items.*.extension_attributes.category_names', 'items.0.categories', []],
  ['items.*.extension_attributes.quote_id', 'items.0.quoteId', ''],
  ['items.*.extension_attributes.item_variant', 'items.0.variant', ''],
  ['items.*.extension_attributes.image_url', 'items.0.image', ''],
  ['items.*.extension_attributes.image_alt', 'items.0.imageAlt', ''],
  ['items.*.extension_attributes.base_row_total_from', 'items.0.regularRowTotal.exclTax', 2000],
  ['items.*.extension_attributes.base_row_total_from_incl_tax', 'items.0.regularRowTotal.inclTax', 2420],
  ['extension_attributes', 'validStock', true],
  ['extension_attributes.valid_stock', 'validStock', true],
  ['extension_attributes.free_shipping_remaining', 'freeShippingRemaining', null],
  ['extension_attributes.volume_discount', 'volumeDiscount', 0],
  ['extension_attributes.volume_discount_excl_tax', 'volumeDiscountExclTax', -121],
  ['extension_attributes.shipping_excl_tax', 'shippingExclTax', 0],
  ['extension_attributes.discount_excl_tax', 'discountExclTax', 0],
] as const;

type Optional = NonNullable<Contract['optional']>;

const within = (wire: string, model: string, rows: Optional): Optional =>
  rows.map(([inner, held, value]) => [`${wire}.${inner}`, `${model}${held}`, value]);

const product = {
  in_stock: false,
  price_incl_tax: 12.1,
  price_excl_tax: 10,
  final_price_incl_tax: 11,
  final_price_excl_tax: 9.09,
};
const productModel = {
  id: '#0',
  sku: '',
  name: '',
  url: '',
  type: 'simple',
  image: '',
  imageAlt: '',
  inStock: false,
  stock: { state: 'out_of_stock' },
  regularPrice: { inclTax: 1210, exclTax: 1000 },
  finalPrice: { inclTax: 1100, exclTax: 909 },
  isFromPrice: false,
  unit: '',
  dimensions: '',
  rating: null,
  reviewCount: 0,
  swatches: [],
  isNew: false,
};
const wholeProduct = {
  ...product,
  id: '12',
  sku: '100101',
  name: 'Vuren plank',
  url: '/vuren-plank',
  product_type: 'configurable',
  small_image: '/plank.jpg',
  image_alt: 'Een plank',
  stock: { state: 'available_later', days: 4 },
  is_from_price: true,
  unit_of_measurement: 'M2',
  dimensions: '400 cm',
  rating: 4.5,
  review_count: 3,
  swatches: [{ label: 'Zwart', image: '/zwart.png' }],
  is_new: true,
};
const optionalOfProduct = [
  ['items.*.id', 'items.0.id', '100101'],
  ['items.*.sku', 'items.0.sku', ''],
  ['items.*.name', 'items.0.name', ''],
  ['items.*.url', 'items.0.url', ''],
  ['items.*.product_type', 'items.0.type', 'simple'],
  ['items.*.small_image', 'items.0.image', ''],
  ['items.*.image_alt', 'items.0.imageAlt', ''],
  ['items.*.stock', 'items.0.stock', { state: 'out_of_stock' }],
  ['items.*.is_from_price', 'items.0.isFromPrice', false],
  ['items.*.unit_of_measurement', 'items.0.unit', ''],
  ['items.*.dimensions', 'items.0.dimensions', ''],
  ['items.*.rating', 'items.0.rating', null],
  ['items.*.review_count', 'items.0.reviewCount', 0],
  ['items.*.swatches', 'items.0.swatches', []],
  ['items.*.is_new', 'items.0.isNew', false],
] as const;

const productHead = {
  id: '12',
  sku: '100101',
  name: 'Vuren plank',
  url: '/vuren-plank',
  tax_percent: 21,
  volume_discount_percent: 0,
};
const productHeadModel = {
  id: '12',
  sku: '100101',
  name: 'Vuren plank',
  url: '/vuren-plank',
  taxPercent: 21,
  volumeDiscountPercent: 0,
};
const offer = {
  sku: '100101',
  in_stock: true,
  price_incl_tax: 12.1,
  price_excl_tax: 10,
  final_price_incl_tax: 11,
  final_price_excl_tax: 9.09,
};
const offerModel = {
  sku: '100101',
  productId: '',
  inStock: true,
  stock: { state: 'in_stock' },
  maxQty: null,
  qtyStep: 1,
  unit: '',
  regularPrice: { inclTax: 1210, exclTax: 1000 },
  finalPrice: { inclTax: 1100, exclTax: 909 },
  lowestPrice: null,
  piecePrice: { inclTax: 1100, exclTax: 909 },
  pieceLabel: '',
  pieceName: null,
  pieceContent: 10_000,
  pieceCovers: null,
  tierPrices: [],
  delivery: null,
};
const wholeOffer = {
  ...offer,
  product_id: '12',
  stock: { state: 'only_left', qty: 3 },
  max_qty: 3,
  qty_increments: 2,
  unit_of_measurement: 'M1',
  lowest_price_incl_tax: 10.5,
  lowest_price_excl_tax: 8.68,
  piece_price_incl_tax: 33,
  piece_price_excl_tax: 27.27,
  piece_label: 'per plank van 300 cm',
  piece_name: { one: 'plank', many: 'planken' },
  piece_content: 3,
  piece_covers: 0.435,
  tier_prices: [
    {
      qty: 10,
      unit_price_incl_tax: 10,
      unit_price_excl_tax: 8.26,
      piece_price_incl_tax: 30,
      piece_price_excl_tax: 24.79,
      saving_percent: 9,
    },
  ],
  delivery: { price_incl_tax: 59.95, price_excl_tax: 49.55, first_day: '2026-11-25' },
};

const filterHead = {
  is_active: false,
  is_crawlable: true,
  has_duplicate_values: false,
};
const filters = [
  {
    ...filterHead,
    type: 'attribute',
    code: 'kleur',
    facet_code: 'kleur_facet',
    url_key: 'kleur',
    options: [{ label: 'Zwart', active: true }],
  },
  {
    ...filterHead,
    type: 'price',
    code: 'prijs',
    facet_code: 'price',
    url_key: 'prijs',
    MinimumValue: 0,
    MaximumValue: 20,
  },
];
const wholeFilters = filters.map((filter) => ({ ...filter, is_active: true, has_duplicate_values: true }));
const specifiedListing = {
  items: [product],
  filters,
  current_page: 2,
  last_page: 3,
  page_size: 24,
  total_items: 60,
  sorting: {},
};
const filterRows = (index: number, code: string, facetCode: string): Optional => [
  [`filters.${index}.label`, `filters.${index}.label`, code],
  [`filters.${index}.url_key`, `filters.${index}.urlKey`, facetCode],
  [`filters.${index}.is_active`, `filters.${index}.isActive`, false],
  [`filters.${index}.is_crawlable`, `filters.${index}.isCrawlable`, false],
  [`filters.${index}.has_duplicate_values`, `filters.${index}.hasDuplicateValues`, false],
];

const order = { quoteId: '', incrementId: '', requiredRedirect: null };
const wholeOrder = { quote_id: '55', increment_id: '1000', RequiredAction: { RedirectURL: '/3ds' } };
const optionalOfOrder = [
  ['quote_id', 'quoteId', ''],
  ['increment_id', 'incrementId', ''],
  ['RequiredAction', 'requiredRedirect', null],
  ['RequiredAction.RedirectURL', 'requiredRedirect', null],
] as const;

const CONTRACTS: readonly Contract[] = [
  {
    call: 'GET category/{id}/product/list',
    ask: (shop) => shop.listing({ categoryId: '17' }),
    specified: {
      answer: specifiedListing,
      model: {
        items: [productModel],
        currentPage: 2,
        lastPage: 3,
        pageSize: 24,
        totalItems: 60,
        sorting: { current: '', options: [] },
        filters: [
          {
            type: 'attribute',
            code: 'kleur',
            label: 'kleur',
            facetCode: 'kleur_facet',
            options: [{ id: 'Zwart', label: 'Zwart', active: true, count: null, swatch: null }],
          },
          { type: 'price', label: 'prijs', minimum: 0, maximum: 2000, lowest: null, highest: null },
        ],
      },
    },
    whole: {
      ...specifiedListing,
      page_size: 48,
      items: [wholeProduct],
      filters: [
        {
          ...wholeFilters[0],
          label: 'Kleur',
          options: [{ id: '1', label: 'Zwart', active: true, count: 3, swatch: '/z' }],
        },
        { ...wholeFilters[1], label: 'Prijs', lowest: 1, highest: 30 },
      ],
      sorting: { current: 'price:asc', options: [{ value: 'price:asc', label: 'Prijs' }] },
    },
    optional: [
      ...optionalOfProduct,
      ['filters', 'filters', []],
      ...filterRows(0, 'kleur', 'kleur_facet'),
      ...filterRows(1, 'prijs', 'price'),
      ['filters.0.options.*.id', 'filters.0.options.0.id', 'Zwart'],
      ['filters.0.options.*.count', 'filters.0.options.0.count', null],
      ['filters.0.options.*.swatch', 'filters.0.options.0.swatch', null],
      ['filters.1.lowest', 'filters.1.lowest', null],
      ['filters.1.highest', 'filters.1.highest', null],
      ['current_page', 'currentPage', 1],
      ['last_page', 'lastPage', 1],
      ['page_size', 'pageSize', 24],
      ['total_items', 'totalItems', 1],
      ['sorting', 'sorting', { current: '', options: [] }],
      ['sorting.current', 'sorting.current', ''],
      ['sorting.options', 'sorting.options', []],
    ],
  },
  {
    call: 'GET product/list of products by SKU',
    ask: (shop) => shop.products({ skus: ['100101'] }),
    specified: { answer: { items: [product] }, model: { items: [productModel] } },
    whole: { items: [wholeProduct] },
    optional: optionalOfProduct,
  },
  {
    call: 'GET search/autocomplete',
    ask: (shop) => shop.suggestions('plank'),
    specified: {
      answer: {
        category_results: { matches: [{ url: '/planken', label: 'Planken' }] },
        keyword_results: { matches: [{ url: '/search?query=plank', label: 'plank' }] },
        filter_results: { matches: [{ label: 'Kleur', items: [{ url: '/planken/_zwart', label: 'Zwart' }] }] },
        product_results: {
          matches: [
            {
              name: 'Vuren plank',
              url: '/vuren-plank',
              small_image: '/plank.jpg',
              scoped_price_info: { unit_price_incl_tax: 12.1 },
              unit_of_measurement: 'M1',
            },
          ],
        },
      },
      model: {
        categories: [{ url: '/planken', label: 'Planken' }],
        keywords: [{ url: '/search?query=plank', label: 'plank' }],
        filters: [{ label: 'Kleur', items: [{ url: '/planken/_zwart', label: 'Zwart' }] }],
        products: [
          {
            sku: '',
            name: 'Vuren plank',
            url: '/vuren-plank',
            image: '/media/catalog/product/plank.jpg',
            price: { inclTax: 1210, exclTax: null },
            isFromPrice: false,
            unit: 'M1',
          },
        ],
      },
    },
    whole: {
      category_results: { matches: [{ url: '/planken', label: 'Planken', count: 3 }] },
      keyword_results: { matches: [{ url: '/search?query=plank', label: 'plank' }] },
      filter_results: { matches: [{ label: 'Kleur', items: [{ url: '/planken/_zwart', label: 'Zwart' }] }] },
      product_results: {
        matches: [
          {
            sku: '100101',
            name: 'Vuren plank',
            url: '/vuren-plank',
            small_image: '/plank.jpg',
            scoped_price_info: { unit_price_incl_tax: 12.1, unit_price_excl_tax: 10 },
            is_from_price: true,
            unit_of_measurement: 'M1',
          },
        ],
      },
    },
    optional: [
      ['category_results', 'categories', []],
      ['category_results.matches', 'categories', []],
      ['category_results.matches.*.count', 'categories.0.count', undefined],
      ['keyword_results', 'keywords', []],
      ['keyword_results.matches', 'keywords', []],
      ['filter_results', 'filters', []],
      ['filter_results.matches', 'filters', []],
      ['product_results', 'products', []],
      ['product_results.matches', 'products', []],
      ['product_results.matches.*.sku', 'products.0.sku', ''],
      ['product_results.matches.*.small_image', 'products.0.image', ''],
      ['product_results.matches.*.scoped_price_info', 'products.0.price', null],
      ['product_results.matches.*.scoped_price_info.unit_price_incl_tax', 'products.0.price.inclTax', null],
      ['product_results.matches.*.scoped_price_info.unit_price_excl_tax', 'products.0.price.exclTax', null],
      ['product_results.matches.*.is_from_price', 'products.0.isFromPrice', false],
      ['product_results.matches.*.unit_of_measurement', 'products.0.unit', ''],
    ],
  },
  {
    call: 'GET totals/collect',
    ask: (shop) => shop.totals(),
    specified: { answer: totals, model: totalsModel },
    whole: wholeTotals,
    optional: optionalOfTotals,
  },
  {
    call: 'POST quote/addProductToQuote',
    ask: (shop) => shop.addToCart({ sku: '100101', qty: 1 }),
    specified: { answer: { sku: '100101' }, model: { sku: '100101', itemId: null, totals: totalsModel } },
    whole: { sku: '100101', item_id: '7', totals: wholeTotals },
    optional: [
      ['item_id', 'itemId', null],
      // They are asked for.
      ['totals', 'totals.itemsQty', 2],
      ...within('totals', 'totals.', optionalOfTotals),
    ],
  },
  {
    call: 'PUT quote/items/{id}',
    ask: (shop) => shop.changeQuantity('7', 2),
    specified: { answer: totals, model: totalsModel },
  },
  {
    call: 'PUT quote/items/{id}, chosen anew',
    ask: (shop) => shop.replaceItem('7', { sku: '100101', qty: 1 }),
    specified: { answer: { sku: '100101' }, model: { sku: '100101', itemId: null, totals: totalsModel } },
  },
  {
    call: 'GET product/{id}',
    ask: (shop) => shop.product('12'),
    specified: {
      answer: { ...productHead, purchase: { product_type: 'simple', offer } },
      model: { ...productHeadModel, purchase: { type: 'simple', offer: offerModel } },
    },
    whole: { ...productHead, purchase: { product_type: 'simple', offer: wholeOffer } },
    optional: [
      ['purchase.offer.product_id', 'purchase.offer.productId', ''],
      ['purchase.offer.stock', 'purchase.offer.stock', { state: 'in_stock' }],
      ['purchase.offer.max_qty', 'purchase.offer.maxQty', null],
      ['purchase.offer.qty_increments', 'purchase.offer.qtyStep', 1],
      ['purchase.offer.unit_of_measurement', 'purchase.offer.unit', ''],
      ['purchase.offer.lowest_price_incl_tax', 'purchase.offer.lowestPrice', null],
      ['purchase.offer.lowest_price_excl_tax', 'purchase.offer.lowestPrice', null],
      ['purchase.offer.piece_price_incl_tax', 'purchase.offer.piecePrice.inclTax', 1100],
      ['purchase.offer.piece_price_excl_tax', 'purchase.offer.piecePrice.exclTax', 909],
      ['purchase.offer.piece_label', 'purchase.offer.pieceLabel', ''],
      ['purchase.offer.piece_name', 'purchase.offer.pieceName', null],
      ['purchase.offer.piece_content', 'purchase.offer.pieceContent', 10_000],
      ['purchase.offer.piece_covers', 'purchase.offer.pieceCovers', null],
      ['purchase.offer.tier_prices', 'purchase.offer.tierPrices', []],
      ['purchase.offer.delivery', 'purchase.offer.delivery', null],
    ],
  },
  {
    call: 'PUT customer/wishlist/{sku}',
    ask: (shop) => shop.setWish({ sku: '100101', isWished: true }),
    specified: { answer: { sku: '100101', is_wished: true }, model: { sku: '100101', isWished: true } },
    whole: { sku: '100101', is_wished: true },
  },
  {
    call: 'POST customer/reviews',
    ask: (shop) => shop.addReview({ sku: '100101', rating: 5, title: 'Recht', text: 'Recht en droog geleverd.' }),
    specified: { answer: { sku: '100101', status: 'pending' }, model: { sku: '100101', status: 'pending' } },
    whole: { sku: '100101', status: 'pending' },
  },
  {
    call: 'DELETE quote/items/{id}',
    ask: (shop) => shop.removeItem('7'),
    specified: { answer: totals, model: totalsModel },
  },
  {
    call: 'GET payment/coupons',
    ask: (shop) => shop.coupons(),
    specified: { answer: ['HOUT5'], model: ['HOUT5'] },
  },
  {
    call: 'PUT payment/coupons/{code}',
    ask: (shop) => shop.applyCoupon('HOUT5'),
    specified: {
      answer: { couponStatus: false, totals },
      model: { isApplied: false, message: '', totals: totalsModel },
    },
    whole: { couponStatus: true, message: 'Toegepast', totals: wholeTotals },
    optional: [
      ['message', 'message', ''],
      ['totals', 'totals', null],
      ...within('totals', 'totals.', optionalOfTotals),
    ],
  },
  {
    call: 'DELETE payment/coupons',
    ask: (shop) => shop.removeCoupon(),
    specified: { answer: { totals }, model: totalsModel },
    whole: { totals: wholeTotals },
    optional: within('totals', '', optionalOfTotals),
  },
  {
    call: 'GET postcode/lookup/{postcode}/{houseNr}',
    ask: (shop) => shop.lookUpPostcode('1012JS', '1'),
    specified: {
      answer: {
        street: 'Dam',
        house_nr: 1,
        zipcode: '1012JS',
        place: 'Amsterdam',
        houseNumberAdditions: ['A', 'B'],
        houseNumberAddition: 'A',
      },
      model: {
        street: 'Dam',
        houseNumber: '1',
        postcode: '1012JS',
        city: 'Amsterdam',
        additions: ['A', 'B'],
        addition: 'A',
      },
    },
    whole: {
      street: 'Dam',
      house_nr: 1,
      zipcode: '1012JS',
      place: 'Amsterdam',
      houseNumberAdditions: ['A', 'B'],
      houseNumberAddition: 'A',
    },
    optional: [
      ['houseNumberAdditions', 'additions', []],
      ['houseNumberAddition', 'addition', ''],
    ],
  },
  {
    call: 'GET postcode/lookup/{postcode}/{houseNr}, the variant with the whole number in one text',
    ask: (shop) => shop.lookUpPostcode('1012JS', '1'),
    specified: {
      answer: { street: 'Dam', house_nr_full: '1-A', zipcode: '1012JS', place: 'Amsterdam' },
      model: { houseNumber: '1', additions: [], addition: 'A' },
    },
  },
  {
    call: 'GET postcode/lookup/{postcode}/{houseNr}, the variant with an error',
    ask: (shop) => shop.lookUpPostcode('1012JS', '1'),
    specified: { answer: { error: 'unknown' }, model: null },
  },
  {
    call: 'POST customers/isEmailAvailable',
    ask: (shop) => shop.isEmailAvailable('sanne@example.com'),
    specified: { answer: 1, model: true },
  },
  {
    call: 'POST shipping/collectShippingMethods',
    ask: (shop) => shop.collectShippingMethods(address),
    specified: {
      answer: [{ method_code: 'x', carrier_code: 'y', method_title: 'Bezorgen', price_incl_tax: 59.95 }],
      model: [
        {
          methodCode: 'x',
          carrierCode: 'y',
          title: 'Bezorgen',
          price: { inclTax: 5995, exclTax: 5995 },
          deliveryOptions: [],
          comment: '',
        },
      ],
    },
    whole: [
      {
        method_code: 'x',
        carrier_code: 'y',
        method_title: 'Bezorgen',
        price_incl_tax: 59.95,
        price_excl_tax: 49.55,
        extension_attributes: {
          delivery_options: '[{"code":"ma","label":"Maandag"}]',
          amstartes_comment: 'Tot de stoep',
        },
      },
    ],
    optional: [
      ['*.price_excl_tax', '0.price.exclTax', 5995],
      ['*.extension_attributes', '0.comment', ''],
      ['*.extension_attributes.delivery_options', '0.deliveryOptions', []],
      ['*.extension_attributes.amstartes_comment', '0.comment', ''],
    ],
  },
  {
    call: 'POST payment/collectPaymentMethods',
    ask: (shop) => shop.collectPaymentMethods(newOrder),
    specified: {
      answer: { payment_methods: [{ code: 'ideal', title: 'iDEAL' }], payment_config: [], totals },
      model: {
        methods: [{ code: 'ideal', title: 'iDEAL', subtitle: '', tooltip: '' }],
        giftcardName: '',
        totals: totalsModel,
      },
    },
    whole: {
      payment_methods: [{ code: 'giftcard', title: 'Cadeaubon', subtitle: 'Van ons', tooltip: 'Met een code' }],
      payment_config: { giftcard: { name: 'Houtbon' } },
      totals: wholeTotals,
    },
    optional: [
      ['payment_methods.*.subtitle', 'methods.0.subtitle', ''],
      ['payment_methods.*.tooltip', 'methods.0.tooltip', ''],
      ['payment_config', 'giftcardName', ''],
      ['payment_config.giftcard', 'giftcardName', ''],
      ['payment_config.giftcard.name', 'methods.0.title', 'Cadeaubon'],
      ...within('totals', 'totals.', optionalOfTotals),
    ],
  },
  {
    call: 'POST set-payment-information',
    ask: (shop) => shop.setPaymentInformation(newOrder),
    specified: { answer: '', model: null },
  },
  {
    call: 'POST payment/placeOrder, with an action required',
    ask: (shop) => shop.placeOrder(newOrder, 'key'),
    specified: {
      answer: { RequiredAction: { RedirectURL: '/3ds' } },
      model: { ...order, requiredRedirect: '/3ds' },
    },
    whole: wholeOrder,
    optional: optionalOfOrder,
  },
  {
    call: 'POST payment/placeOrder, with nothing required',
    ask: (shop) => shop.placeOrder(newOrder, 'key'),
    specified: { answer: {}, model: order },
  },
  {
    call: 'POST payment/placeOrder, with the bare id of an order',
    ask: (shop) => shop.placeOrder(newOrder, 'key'),
    specified: { answer: 1043, model: order },
  },
  {
    call: 'GET payment/placeOrder/{key}',
    ask: (shop) => shop.orderOfKey('key'),
    specified: { answer: { order: null }, model: null },
    whole: { order: wholeOrder },
    optional: within('order', '', optionalOfOrder),
  },
  {
    call: 'GET redirectPay/{quote_id}',
    ask: (shop) => shop.redirectPay('55'),
    specified: { answer: '/betalen/55', model: `${location.origin}/betalen/55` },
  },
  {
    call: 'POST restore-quote',
    ask: (shop) => shop.restoreQuote(),
    specified: { answer: '', model: null },
  },
  {
    call: 'POST offer/complete',
    ask: (shop) => shop.completeOffer('Graag', 'key'),
    specified: { answer: { redirect: '/offerte' }, model: `${location.origin}/offerte` },
  },
];

/** A shop whose every answer is this; totals asked for afterwards are the specified ones. */
function shopOf(answer: unknown): ShopApi {
  const fetcher: typeof fetch = async (input, init) => {
    const { url, method } = new Request(input, init);
    const isLater = method === 'GET' && url.endsWith('/totals/collect') && Object.hasOwn(Object(answer), 'sku');
    return new Response(answer === '' ? '' : JSON.stringify(isLater ? totals : answer));
  };
  const config = { baseUrl: '', commerceUrl: '', storeId: '1', csrfToken: '', redirectOrigins: [], capabilities: [] };
  return createStorefront(config, fetcher);
}

/** Every place of a value below this one, from the outside in: `items.0.sku`. */
function placesIn(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = `${prefix}${key}`;
    return [...(Array.isArray(value) ? [] : [place]), ...placesIn(inner, `${place}.`)];
  });
}

/** A copy in which the value at this place is null, or not there at all. */
function replaced(value: unknown, place: string, nothing?: null): unknown {
  const copy: unknown = structuredClone(value);
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const holder = at(copy, keys.join('.')) as Record<string, unknown>;
  if (nothing === null) holder[last] = null;
  else delete holder[last];
  return copy;
}

const at = (model: unknown, place: string): unknown =>
  (place ? place.split('.') : []).reduce((inner, key) => (inner as Record<string, unknown> | null)?.[key], model);

/** The row for a place, where `*` stands for the index in a list. */
const rowOf = (rows: Optional, place: string) =>
  rows.find(([wire]) => new RegExp(`^${wire.replaceAll('.', '\\.').replaceAll('*', '\\d+')}$`).test(place));

describe.each(CONTRACTS)('Shared rule 20, $call', ({ ask, specified, whole, optional = [] }) => {
  test('shared rule 23: accepts an answer with only what the specification names', async () => {
    expect(await ask(shopOf(specified.answer))).toMatchObject({ ok: true, value: specified.model });
  });

  const places = whole === undefined ? [] : placesIn(whole);
  const [left, demanded] = [true, false].map((isOptional) =>
    places.filter((place) => (rowOf(optional, place) !== undefined) === isOptional),
  );
  const omissions = (left ?? []).flatMap((place) => [undefined, null].map((nothing) => ({ place, nothing })));

  test('every optional value is one of the whole answer', () => {
    expect(optional.filter((row) => !places.some((place) => rowOf([row], place)))).toEqual([]);
  });

  test('each optional value that is answered is in the model', async () => {
    const answer = await ask(shopOf(whole));
    const ignored = optional.filter(([, model, value]) =>
      isDeepStrictEqual(answer.ok && at(answer.value, model), value),
    );
    expect(ignored).toEqual([]);
  });

  test.for(omissions)('has a default for $place, left out as $nothing', async ({ place, nothing }) => {
    const [, model, value] = rowOf(optional, place)!;
    const answer = await ask(shopOf(replaced(whole, place, nothing)));
    expect(answer.ok ? (at(answer.value, model) ?? null) : answer).toEqual(value ?? null);
  });

  test.for(demanded ?? [])('demands %s', async (place) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answer = await ask(shopOf(replaced(whole, place)));
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-response' } });
  });
});
