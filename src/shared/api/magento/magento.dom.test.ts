import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FakeMagento } from '../../../../fixtures/magento/FakeMagento';
import { magentoPages } from '../../../../fixtures/magento/pages';
import { address as someAddress, newOrder } from '../../../../tests/support/newOrder';
import type { Address, NewOrder, Totals } from '../model';
import type { ApiResult } from '../result';
import type { ShopApi } from '../ShopApi';

let magento: FakeMagento;
let shop: ShopApi;

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  await withCapabilities();
  magento = new FakeMagento();
  magento.app.route('/', magentoPages(magento));
  const { createMagento } = await import('.');
  shop = createMagento({ baseUrl: '', storeCode: '', defaultCountry: 'NL', redirectOrigins: [] }, magento.fetch);
});

// A change that failed is forgotten after a second, in which the next test may begin one.
afterEach(async () => {
  const { noteAnswered, noteBegun } = await import('./cart/begun');
  noteBegun();
  noteAnswered();
});

/** A page that names these capabilities. */
async function withCapabilities(...capabilities: string[]): Promise<void> {
  const { pageWith } = await import('../../../../tests/support/pageWith');
  pageWith({ backend: 'magento', capabilities });
  await import('..');
}

const plank = { sku: 'plank', qty: 2 };

function valueOf<T>(answer: ApiResult<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** What a theme's script tells after it has loaded section data. */
function themeLoads(section: Record<string, unknown>, customer = {}): void {
  dispatchEvent(new CustomEvent('private-content-loaded', { detail: { data: { cart: section, customer } } }));
}

const linesOf = (totals: Totals | null) => totals?.items.map(({ sku, qty }) => `${qty} ${sku}`);

test('shared rule 54: from another origin nothing is added, nor said to be; the form leads to the shop', async () => {
  const { createMagento } = await import('.');
  const elsewhere = createMagento(
    { baseUrl: 'https://magento.test', storeCode: '', defaultCountry: 'NL', redirectOrigins: [] },
    magento.fetch,
  );
  expect(await elsewhere.addToCart(plank)).toEqual({ ok: false, error: { kind: 'status', status: 501 } });
  expect(magento.asked).toEqual([]);
});

describe('the cart of the session', () => {
  test('shared rule 36: a guest without a cart has an empty one, and nothing is asked', async () => {
    expect(valueOf(await shop.totals()).itemsQty).toBe(0);
    expect(magento.asked).toEqual([]);
  });

  test('shared rule 37: the first addition makes the cart that the pages of the session show', async () => {
    const { totals } = valueOf(await shop.addToCart(plank));
    expect(totals).toMatchObject({ itemsQty: 2, grandTotal: 2420, subtotal: { inclTax: 2420, exclTax: 2000 } });
    expect(magento.section()).toMatchObject({ summary_count: 2 });
    expect(magento.asked).toEqual([
      'POST /checkout/cart/estimatePost/',
      'GET /customer/section/load/',
      'POST /graphql addToCart',
    ]);
  });

  test('a second addition is one call', async () => {
    await shop.addToCart(plank);
    magento.asked.length = 0;
    valueOf(await shop.addToCart({ sku: 'balk', qty: 1 }));
    expect(magento.asked).toEqual(['POST /graphql addToCart']);
  });

  test('shared rule 38: a cart that was ordered elsewhere is renewed, and the addition repeated once', async () => {
    await shop.addToCart(plank);
    magento.endCart();
    expect(linesOf(valueOf(await shop.addToCart({ sku: 'balk', qty: 1 })).totals)).toEqual(['1 balk']);
  });

  test('shared rule 37: once section data are over the session is asked first, so that nothing is added to the cart of one that has ended', async () => {
    await shop.addToCart(plank);
    themeLoads(magento.section());
    document.cookie = 'private_content_version=1; path=/';
    onTestFinished(() => localStorage.clear());
    localStorage.setItem('mage-cache-timeout', JSON.stringify(new Date(Date.now() - 1000)));
    magento.endSession();
    expect(linesOf(valueOf(await shop.addToCart({ sku: 'balk', qty: 1 })).totals)).toEqual(['1 balk']);
    expect(magento.section()).toMatchObject({ summary_count: 1 });
  });

  describe('of a customer', () => {
    beforeEach(async () => {
      const body = new URLSearchParams({ 'login[username]': 'klant@example.com', 'login[password]': 'Klant123pw' });
      await magento.fetch('/customer/account/loginPost/', { method: 'POST', body });
      magento.saysCartId = false;
      themeLoads({ summary_count: 0, items: [] }, { firstname: 'Jan' });
      await shop.addToCart(plank);
    });

    test.each([true, false])(
      'shared rule 38: whose session has ended an addition goes to the new one, with the id in section data: %s',
      async (saysCartId) => {
        magento.saysCartId = saysCartId;
        themeLoads(magento.section(), { firstname: 'Jan' });
        magento.endSession();
        expect(linesOf(valueOf(await shop.addToCart({ sku: 'balk', qty: 1 })).totals)).toEqual(['1 balk']);
        expect(magento.section()).toMatchObject({ summary_count: 1 });
      },
    );

    test('shared rule 38: that a cart is of another is not said in the words of Magento', async () => {
      magento.refuseCarts();
      expect(await shop.addToCart(plank)).toMatchObject({ error: { kind: 'status', status: 401 } });
    });
  });

  test('after it was ordered elsewhere the cart reads as empty', async () => {
    await shop.addToCart(plank);
    magento.endCart();
    expect(valueOf(await shop.totals()).items).toEqual([]);
  });

  test('a line that is gone is refused in the words of the shop, and not asked for twice', async () => {
    await shop.addToCart(plank);
    magento.asked.length = 0;
    expect(await shop.removeItem(btoa('999'))).toMatchObject({
      error: { kind: 'refused', status: 404, message: 'Could not find cart item with id: 999.' },
    });
    expect(magento.asked).toEqual(['POST /graphql removeItem', 'GET /customer/section/load/']);
  });

  test('shared rule 37: where the theme does not say the id, the first product is added by its form, and the cart page has the id', async () => {
    magento.saysCartId = false;
    expect(linesOf(valueOf(await shop.addToCart(plank)).totals)).toEqual(['2 plank']);
    expect(linesOf(valueOf(await shop.addToCart({ sku: 'balk', qty: 1 })).totals)).toEqual(['2 plank', '1 balk']);
    expect(magento.asked.filter((call) => call === 'GET /checkout/cart/')).toHaveLength(1);
    expect(magento.asked).toContain('POST /checkout/cart/add/');
  });

  test('what that form refuses is refused in the words of the shop', async () => {
    magento.saysCartId = false;
    expect(await shop.addToCart({ sku: 'balk', qty: 9 })).toMatchObject({
      error: { kind: 'refused', message: 'The requested qty is not available' },
    });
  });

  test('the theme loads its section data again after a change, and not after a read', async () => {
    const reload = vi.fn();
    addEventListener('reload-customer-section-data', reload);
    await shop.addToCart(plank);
    await shop.totals();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('changes', () => {
  async function addPlank(): Promise<string> {
    return valueOf(await shop.addToCart(plank)).totals?.items[0]?.id ?? '';
  }

  test('of a quantity, and a removal', async () => {
    const id = await addPlank();
    expect(linesOf(valueOf(await shop.changeQuantity(id, 5)))).toEqual(['5 plank']);
    expect(linesOf(valueOf(await shop.removeItem(id)))).toEqual([]);
  });

  test('shared rule 60: a removed line with custom options is put back with all that was chosen and entered', async () => {
    const mug = {
      sku: 'mok',
      qty: 2,
      customOptions: [
        { optionId: '1', text: 'Sanne & "Jan"' },
        { optionId: '3', valueIds: ['2'] },
        { optionId: '5', valueIds: ['5', '6'] },
        { optionId: '7', date: '2026-12-31' },
      ],
    };
    const [line] = valueOf(await shop.addToCart(mug)).totals?.items ?? [];
    expect(line?.selection).toEqual(mug);
    expect(line?.options.map(({ value }) => value)).toEqual([
      'Sanne & "Jan"',
      'Goud & zilver',
      'Lepel, Deksel',
      '31 dec 2026',
    ]);
    expect(valueOf(await shop.removeItem(line?.id ?? '')).items).toEqual([]);
    const [again] = valueOf(await shop.addToCart(line?.selection ?? plank)).totals?.items ?? [];
    expect(again).toMatchObject({ qty: 2, options: line?.options, selection: mug });
  });

  test('shared rule 60: a line with a file can not be put back', async () => {
    await shop.addToCart({ sku: 'mok', qty: 1, customOptions: [{ optionId: '8', text: 'plaatje.png' }] });
    expect(valueOf(await shop.totals()).items[0]?.selection).toBeNull();
  });

  test('of a line for another product', async () => {
    const id = await addPlank();
    expect(linesOf(valueOf(await shop.replaceItem(id, { sku: 'balk', qty: 1 })).totals)).toEqual(['1 balk']);
  });

  test('of a line for the same product in another quantity', async () => {
    const id = await addPlank();
    expect(linesOf(valueOf(await shop.replaceItem(id, { sku: 'plank', qty: 7 })).totals)).toEqual(['7 plank']);
  });

  describe('shared rule 64: another choice for a line of a cart that this page has not read', () => {
    /** A line, and a page that knows nothing of it. */
    async function lineOfEarlierPage(): Promise<string> {
      const id = await addPlank();
      const { createMagento } = await import('.');
      shop = createMagento({ baseUrl: '', storeCode: '', defaultCountry: 'NL', redirectOrigins: [] }, magento.fetch);
      return id;
    }

    test('takes its place', async () => {
      const id = await lineOfEarlierPage();
      expect(linesOf(valueOf(await shop.replaceItem(id, { sku: 'balk', qty: 1 })).totals)).toEqual(['1 balk']);
    });

    test('is the same line in another quantity', async () => {
      const id = await lineOfEarlierPage();
      expect(linesOf(valueOf(await shop.replaceItem(id, { sku: 'plank', qty: 7 })).totals)).toEqual(['7 plank']);
    });

    test('is added alone where that line is gone', async () => {
      const id = await lineOfEarlierPage();
      await shop.removeItem(id);
      expect(linesOf(valueOf(await shop.replaceItem(id, { sku: 'balk', qty: 1 })).totals)).toEqual(['1 balk']);
    });

    test('is not added where the cart can not be read', async () => {
      const id = await lineOfEarlierPage();
      magento.fails = 'cart';
      expect(await shop.replaceItem(id, { sku: 'balk', qty: 1 })).toMatchObject({ ok: false });
      magento.fails = '';
      expect(linesOf(valueOf(await shop.totals()))).toEqual(['2 plank']);
    });
  });

  test.each([
    [{ sku: 'balk', qty: 9 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
    [{ sku: 'nergens', qty: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nergens"'],
  ])('an addition that Magento refuses within its answer (%o)', async (selection, code, message) => {
    expect(await shop.addToCart(selection)).toEqual({
      ok: false,
      error: { kind: 'refused', status: 200, code, message },
    });
  });

  test('a coupon, whose discount adds up with and without VAT', async () => {
    await addPlank();
    const { isApplied, totals } = valueOf(await shop.applyCoupon('TIEN'));
    expect(isApplied).toBe(true);
    expect(totals).toMatchObject({ couponCode: 'TIEN', discount: -242, discountExclTax: -200, grandTotal: 2178 });
    expect(valueOf(await shop.removeCoupon()).couponCode).toBeNull();
    expect(await shop.applyCoupon('FOUT')).toMatchObject({ error: { code: 'graphql-no-such-entity' } });
  });

  test('shared rule 39: a version that does not know a field of a document is asked the older one', async () => {
    magento.unknownFields = ['errors'];
    expect(linesOf(valueOf(await shop.addToCart(plank)).totals)).toEqual(['2 plank']);
    magento.asked.length = 0;
    await shop.addToCart(plank);
    expect(magento.asked).toEqual(['POST /graphql addToCart']);
  });

  test('shared rule 39: so is each of two calls that were sent before the shop had said so', async () => {
    const ids = [await addPlank(), valueOf(await shop.addToCart({ sku: 'balk', qty: 1 })).totals?.items[1]?.id ?? ''];
    magento.unknownFields = ['errors'];
    const answers = await Promise.all(ids.map((id) => shop.changeQuantity(id, 3)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  });
});

describe('shared rule 63: a page that is left within an addition', () => {
  /** The browser is at the next page: all of the kit's state is gone but what it keeps. */
  async function nextPage() {
    vi.resetModules();
    await withCapabilities();
    return (await import('./privateContent')).magentoContent;
  }

  async function shopAt(fetcher: typeof fetch) {
    const { createMagento } = await import('.');
    return createMagento({ baseUrl: '', storeCode: '', defaultCountry: 'NL', redirectOrigins: [] }, fetcher);
  }

  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });

  test('before it is sent, leaves it to the next page, once', async () => {
    void shop.addToCart(plank);
    const content = await nextPage();
    expect(JSON.parse(content.takeBegun() ?? '')).toEqual(plank);
    expect(content.takeBegun()).toBeNull();
  });

  test('after it was sent, makes the theme load its section data', async () => {
    const reloaded = vi.fn();
    await shop.addToCart(plank);
    const asked = vi.fn(() => new Promise<Response>(() => {}));
    void (await shopAt(asked)).addToCart({ sku: 'balk', qty: 1 });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const content = await nextPage();
    addEventListener('reload-customer-section-data', reloaded, { once: true });
    expect(content.takeBegun()).toBeNull();
    expect(reloaded).toHaveBeenCalledOnce();
  });

  test('makes it load them once, not at every later page', async () => {
    sessionStorage.setItem('noest-cart-begun', '');
    const reloaded = vi.fn();
    addEventListener('reload-customer-section-data', reloaded);
    for (let page = 1; page <= 3; page += 1) (await nextPage()).takeBegun();
    expect(reloaded).toHaveBeenCalledOnce();
  });

  test('leaves what the next page has begun before it took that', async () => {
    sessionStorage.setItem('noest-cart-begun', '');
    const content = await nextPage();
    const asked = vi.fn(() => new Promise<Response>(() => {}));
    void (await shopAt(asked)).addToCart(plank);
    content.takeBegun();
    expect(JSON.parse((await nextPage()).takeBegun() ?? '')).toEqual(plank);
  });

  test('leaves nothing once the shop has answered, or refused', async () => {
    await shop.addToCart(plank);
    expect(sessionStorage).toHaveLength(0);
    await shop.addToCart({ sku: 'nergens', qty: 1 });
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0), 3000);
    const content = await nextPage();
    expect(content.takeBegun()).toBeNull();
  });

  test('leaves what was begun within a second after another that failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = [Promise.resolve(new Response('{}', { status: 403 })), new Promise<Response>(() => {})];
    const hers = await shopAt(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
    expect(await hers.addToCart(plank)).toMatchObject({ ok: false });
    void hers.addToCart(plank);
    vi.advanceTimersByTime(1000);
    const content = await nextPage();
    expect(JSON.parse(content.takeBegun() ?? '')).toEqual(plank);
  });
});

test('shared rule 39: whether an e-mail address is known is asked in the body of a POST', async () => {
  magento.asked.length = 0;
  expect(valueOf(await shop.isEmailAvailable('sanne@example.com'))).toBe(true);
  expect(magento.asked).toEqual(['POST /graphql emailAvailable']);
});

test('shared rule 39: what has prices a customer asks by POST, since a cache answers a GET as it did a guest', async () => {
  const categoryId = '1';
  await shop.listing({ categoryId });
  themeLoads({ summary_count: 0, items: [] }, { firstname: 'Jan' });
  magento.asked.length = 0;
  valueOf(await shop.listing({ categoryId }));
  valueOf(await shop.suggestions('plank'));
  valueOf(await shop.product('BUN'));
  expect(magento.asked).toEqual(['POST /graphql listing', 'POST /graphql suggestions', 'POST /graphql product']);
});

const address: Address = {
  ...someAddress,
  street: 'Kerkstraat',
  houseNumber: '45',
  addition: 'bis',
  postcode: '3811AB',
  city: 'Amersfoort',
};

const order: NewOrder = {
  ...newOrder,
  shippingAddress: address,
  billingAddress: address,
  shipping: { carrierCode: 'flatrate', methodCode: 'flatrate', deliveryOption: null },
  email: 'gast@example.com',
  payment: { code: 'banktransfer', vatId: '', cocNumber: '' },
};

describe('the checkout', () => {
  test('delivers, takes the payment and places the order, each in one call', async () => {
    await shop.addToCart(plank);
    magento.asked.length = 0;
    expect(valueOf(await shop.collectShippingMethods(address))).toMatchObject([
      { carrierCode: 'flatrate', title: 'Bezorging – Standaard', price: { inclTax: 605, exclTax: 605 } },
    ]);
    const { methods, totals } = valueOf(await shop.collectPaymentMethods(order));
    expect(methods.map(({ code }) => code)).toEqual(['banktransfer']);
    expect(totals).toMatchObject({ shipping: 605, shippingExclTax: 500, grandTotal: 3025 });
    expect(valueOf(await shop.placeOrder(order, 'key'))).toMatchObject({
      incrementId: expect.stringMatching(/^\d{9}$/),
    });
    expect(magento.asked).toEqual([
      'POST /graphql shippingMethods',
      'POST /graphql paymentMethods',
      'POST /graphql prepareOrder',
      'POST /graphql placeOrder',
    ]);
  });

  test('shared rule 41: a shop says in which countries it demands a region, which it has, and how many lines a street has', async () => {
    magento.streetLines = 2;
    const california = { id: '12', name: 'California' };
    expect(valueOf(await shop.addressForm('US'))).toEqual({
      isRegionRequired: true,
      regions: [california, { id: '43', name: 'New York' }],
      streetLines: 2,
    });
    expect(valueOf(await shop.addressForm('PL'))).toMatchObject({ isRegionRequired: true, regions: [] });
    expect(valueOf(await shop.addressForm('NL'))).toMatchObject({ isRegionRequired: false });

    await shop.addToCart(plank);
    const abroad = { ...address, country: 'US', secondLine: 'Floor 3' };
    expect(await shop.collectShippingMethods(abroad)).toMatchObject({ error: { message: 'Region is required.' } });
    valueOf(await shop.collectShippingMethods({ ...abroad, region: california.name, regionId: california.id }));
  });

  test('shared rule 41: a shop that does not say how many lines a street has, has one', async () => {
    magento.unknownFields = ['customAttributeMetadataV2'];
    expect(valueOf(await shop.addressForm('NL')).streetLines).toBe(1);
    expect(magento.asked).toHaveLength(2);
  });

  test('what is not delivered is ordered without an address and a way of delivery', async () => {
    const { totals } = valueOf(await shop.addToCart({ sku: 'advies', qty: 1 }));
    expect(totals?.isVirtual).toBe(true);
    const virtual = { ...order, shipping: null };
    expect(valueOf(await shop.collectPaymentMethods(virtual)).totals).toMatchObject({ shipping: 0, grandTotal: 1210 });
    expect(valueOf(await shop.placeOrder(virtual, 'key'))).toMatchObject({ incrementId: expect.any(String) });
    valueOf(await shop.addToCart(plank));
    expect(valueOf(await shop.totals()).isVirtual).toBe(false);
  });

  test('after an order the cart is empty without a call', async () => {
    await shop.addToCart(plank);
    await shop.placeOrder(order, 'key');
    magento.asked.length = 0;
    expect(valueOf(await shop.totals()).itemsQty).toBe(0);
    expect(magento.asked).toEqual([]);
  });

  test.each([
    [{ cart: { summary_count: 2 }, customer: { firstname: 'Jan' } }, { customer: { firstname: 'Jan' } }],
    [{}, {}],
  ])(
    'shared rule 38: after an order the browser keeps of %o no cart, so that the next page loads it',
    async (kept, left) => {
      localStorage.setItem('mage-cache-storage', JSON.stringify(kept));
      await shop.addToCart(plank);
      await shop.placeOrder(order, 'key');
      expect(JSON.parse(localStorage.getItem('mage-cache-storage') ?? '')).toEqual(left);
    },
  );

  test('an address that the shop refuses places no order', async () => {
    await shop.addToCart(plank);
    const wrong = { ...order, shippingAddress: { ...address, postcode: '' } };
    expect(await shop.placeOrder(wrong, 'key')).toMatchObject({ error: { code: 'graphql-input' } });
    expect(magento.asked).not.toContain('POST /graphql placeOrder');
    expect(await shop.orderOfKey('key')).toEqual({ ok: true, value: null });
  });

  test('shared rule 40: where what comes before the order fails, nothing was ordered', async () => {
    await shop.addToCart(plank);
    magento.fails = 'prepareOrder';
    expect(await shop.placeOrder(order, 'key')).toMatchObject({ error: { kind: 'refused', status: 424, message: '' } });
    expect(magento.asked).not.toContain('POST /graphql placeOrder');
  });

  test.each(['prepareOrder', 'setPayment', 'shippingMethods', 'paymentMethods'])(
    'shared rule 58: what sets the same once more is sent again where Magento fails within (%s)',
    async (name) => {
      await shop.addToCart(plank);
      const calls = {
        prepareOrder: () => shop.placeOrder(order, 'key'),
        setPayment: () => shop.setPaymentInformation(order),
        shippingMethods: () => shop.collectShippingMethods(address),
        paymentMethods: () => shop.collectPaymentMethods(order),
      };
      magento.stumbles = name;
      expect(await calls[name as keyof typeof calls]()).toMatchObject({ ok: true });
      expect(magento.asked.filter((asked) => asked.endsWith(` ${name}`))).toHaveLength(2);
    },
  );

  test('shared rule 58: an order is never sent again by itself', async () => {
    await shop.addToCart(plank);
    magento.stumbles = 'placeOrder';
    expect(await shop.placeOrder(order, 'key')).toMatchObject({ error: { kind: 'invalid-response' } });
    expect(magento.asked.filter((asked) => asked.endsWith(' placeOrder'))).toHaveLength(1);
  });

  test('shared rule 40: an order whose answer was lost is found by its cart, which is one no more', async () => {
    await shop.addToCart(plank);
    magento.losesOrder = true;
    expect(await shop.placeOrder(order, 'key')).toMatchObject({ error: { kind: 'status', status: 502 } });
    expect(valueOf(await shop.orderOfKey('key'))).toMatchObject({ incrementId: '' });
  });

  test('of two tries at once the one that is refused is an order too', async () => {
    await shop.addToCart(plank);
    const answers = await Promise.all([shop.placeOrder(order, 'key'), shop.placeOrder(order, 'key')]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  });
});

describe('a Magento with the module', () => {
  const business: NewOrder = {
    ...order,
    billingAddress: { ...address, cocNumber: '12345678' },
    payment: { ...order.payment, vatId: 'NL000099998B57' },
  };

  test('shared rule 56: the numbers of a business are kept with the cart before it is ordered', async () => {
    await withCapabilities('business-numbers');
    await shop.addToCart(plank);
    magento.asked.length = 0;
    valueOf(await shop.placeOrder(business, 'key'));
    expect(magento.businessNumbers).toEqual({ coc_number: '12345678', vat_id: 'NL000099998B57' });
    expect(magento.asked).toEqual([
      'POST /graphql prepareOrder',
      'POST /graphql businessNumbers',
      'POST /graphql placeOrder',
    ]);
  });

  test('shared rule 56: a stock Magento has no place for them, and an order without numbers asks nothing', async () => {
    await withCapabilities();
    await shop.addToCart(plank);
    valueOf(await shop.placeOrder(business, 'key'));
    await withCapabilities('business-numbers');
    await shop.addToCart(plank);
    valueOf(await shop.placeOrder(order, 'other key'));
    expect(magento.asked).not.toContain('POST /graphql businessNumbers');
  });

  test('shared rule 56: where they can not be kept nothing is ordered', async () => {
    await withCapabilities('business-numbers');
    await shop.addToCart(plank);
    magento.fails = 'businessNumbers';
    expect(await shop.placeOrder(business, 'key')).toMatchObject({ error: { kind: 'refused', status: 424 } });
    expect(magento.asked).not.toContain('POST /graphql placeOrder');
  });

  test('shared rule 61: the reference and the project of a business go into its order where the shop keeps them', async () => {
    const labels = { reference: 'PO-2026-0417', projectName: 'Dam 1' };
    await withCapabilities('order-keys', 'order-reference');
    await shop.addToCart(plank);
    valueOf(await shop.placeOrder({ ...order, labels }, 'key'));
    expect(magento.orderLabels).toEqual(['PO-2026-0417', 'Dam 1']);
    await withCapabilities('order-keys');
    await shop.addToCart(plank);
    valueOf(await shop.placeOrder({ ...order, labels }, 'other key'));
    expect(magento.orderLabels).toEqual(['', '']);
  });

  test('shared rule 59: an order is placed with its key, and sent again it is the same one, with its number', async () => {
    await withCapabilities('order-keys');
    await shop.addToCart(plank);
    const first = valueOf(await shop.placeOrder(order, 'key'));
    expect(first.incrementId).toMatch(/^\d{9}$/);
    expect(magento.asked).toContain('POST /graphql placeKeyedOrder');
    expect(valueOf(await shop.orderOfKey('key'))).toEqual(first);
    expect(valueOf(await shop.orderOfKey('other key'))).toBeNull();
  });

  test('shared rule 59: an order whose answer was lost has its number, and one that was refused has none', async () => {
    await withCapabilities('order-keys');
    await shop.addToCart(plank);
    magento.losesOrder = true;
    expect(await shop.placeOrder(order, 'key')).toMatchObject({ error: { kind: 'status', status: 502 } });
    expect(valueOf(await shop.orderOfKey('key'))?.incrementId).toMatch(/^\d{9}$/);
    magento.losesOrder = false;
    await shop.addToCart(plank);
    const unpaid = { ...order, payment: { ...order.payment, code: '' } };
    expect(await shop.placeOrder(unpaid, 'new key')).toMatchObject({ error: { kind: 'refused' } });
    expect(valueOf(await shop.orderOfKey('new key'))).toBeNull();
  });

  test('shared rule 59: of two tries at once both have the one order', async () => {
    await withCapabilities('order-keys');
    await shop.addToCart(plank);
    const answers = await Promise.all([shop.placeOrder(order, 'key'), shop.placeOrder(order, 'key')]);
    const numbers = answers.map((answer) => valueOf(answer).incrementId);
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^\d{9}$/);
  });

  describe('a quotation', () => {
    const payment = { ...order.payment, code: 'quotation' };
    const undecided = { ...order, payment, shipping: { carrierCode: '', methodCode: '', deliveryOption: null } };

    test('shared rule 62: is asked for of what the checkout has sent, with its key, and the cart stays', async () => {
      await withCapabilities('quotation');
      await shop.addToCart(plank);
      const { methods } = valueOf(await shop.collectPaymentMethods(undecided));
      expect(methods.map(({ code }) => code)).toEqual(['banktransfer', 'quotation']);
      valueOf(await shop.setPaymentInformation(undecided));
      expect(valueOf(await shop.completeOffer('Graag', 'key'))).toBe(`${location.origin}/noest/quotation/success/`);
      valueOf(await shop.completeOffer('Graag', 'key'));
      expect(magento.quotations).toEqual([
        { key: 'key', note: 'Graag', email: order.email, lines: ['2 plank'], method: null, payment: null },
      ]);
      expect(linesOf(valueOf(await shop.totals()))).toEqual(['2 plank']);
    });

    test('shared rule 62: is what the final button asks for where that is chosen in place of a payment', async () => {
      await withCapabilities('quotation', 'order-keys');
      await shop.addToCart(plank);
      valueOf(await shop.collectPaymentMethods(order));
      valueOf(await shop.setPaymentInformation(undecided));
      const placed = valueOf(await shop.placeOrder(undecided, 'key'));
      expect(placed.requiredRedirect).toBe(`${location.origin}/noest/quotation/success/`);
      expect(magento.quotations).toHaveLength(1);
      expect(magento.asked).not.toContain('POST /graphql placeKeyedOrder');
    });

    test('shared rule 62: is not offered by a Magento without the module', async () => {
      await shop.addToCart(plank);
      const { methods } = valueOf(await shop.collectPaymentMethods(order));
      expect(methods.map(({ code }) => code)).toEqual(['banktransfer']);
    });

    test('that the shop refuses has its words', async () => {
      await withCapabilities('quotation');
      await shop.addToCart(plank);
      expect(await shop.completeOffer('', 'key')).toMatchObject({
        error: { kind: 'refused', message: 'Enter a valid email address.' },
      });
    });
  });

  test('shared rule 57: an address is found by postcode and house number, with what may follow the number', async () => {
    expect(valueOf(await shop.lookUpPostcode('1016GV', '263'))).toEqual({
      street: 'Prinsengracht',
      houseNumber: '263',
      postcode: '1016GV',
      city: 'Amsterdam',
      additions: ['', 'A', 'B'],
      addition: '',
    });
    expect(valueOf(await shop.lookUpPostcode('9999ZZ', '1'))).toBeNull();
    magento.fails = 'noestPostcode';
    expect(await shop.lookUpPostcode('1012JS', '1')).toMatchObject({ error: { kind: 'status' } });
  });
});

describe('what the browser keeps', () => {
  test('shared rule 36: count, version and customer are those of the section data that the theme has loaded', async () => {
    const { magentoContent } = await import('./privateContent');
    const changed = vi.fn();
    magentoContent.onChange(changed);
    themeLoads({ summary_count: 3, cartId: 'x', items: [{ item_id: '5', qty: 3 }] }, { firstname: 'Jan' });
    expect(changed).toHaveBeenCalledOnce();
    expect(magentoContent.cartQty()).toBe(3);
    expect(magentoContent.hasCart()).toBe(true);
    expect(magentoContent.customer()).toEqual({ isLoggedIn: true, isBusiness: false });
  });

  test('shared rule 36: a customer stays one while the theme loads who it is again', async () => {
    const { magentoContent } = await import('./privateContent');
    themeLoads({ summary_count: 1, cartId: 'x', items: [] }, { firstname: 'Jan' });
    dispatchEvent(new CustomEvent('private-content-loaded', { detail: { data: { cart: { summary_count: 2 } } } }));
    expect(magentoContent.customer()).toMatchObject({ isLoggedIn: true });
    themeLoads({ summary_count: 0, items: [] }, {});
    expect(magentoContent.customer()).toMatchObject({ isLoggedIn: false });
  });

  test('shared rule 36: who is not known to be a guest is asked for before the cart is', async () => {
    document.cookie = 'private_content_version=1; path=/';
    magento.asked.length = 0;
    dispatchEvent(new CustomEvent('private-content-loaded', { detail: { data: { cart: { summary_count: 0 } } } }));
    await shop.totals();
    expect(magento.asked).toContain('GET /customer/section/load/');
    magento.asked.length = 0;
    await shop.totals();
    expect(magento.asked).not.toContain('GET /customer/section/load/');
  });

  test('shared rule 36: a customer whom the theme has not told of is known as one by asking', async () => {
    const { magentoContent } = await import('./privateContent');
    document.cookie = 'private_content_version=1; path=/';
    const body = new URLSearchParams({ 'login[username]': 'klant@example.com', 'login[password]': 'Klant123pw' });
    await magento.fetch('/customer/account/loginPost/', { method: 'POST', body });
    await shop.totals();
    expect(magentoContent.customer()).toMatchObject({ isLoggedIn: true });
  });

  test.each([
    ['kept as a guest, and old since a form was sent', { customer: {} }, { customer: true }, true],
    ['not kept yet, though a form was sent', {}, {}, true],
    ['kept as a guest', { customer: {} }, {}, false],
    ['kept as a customer', { customer: { firstname: 'Jan' } }, {}, true],
  ])('shared rule 39: section data %s: whether the shopper may be a customer', async (_, kept, old, expected) => {
    localStorage.setItem('mage-cache-storage', JSON.stringify(kept));
    localStorage.setItem('mage-cache-storage-section-invalidation', JSON.stringify(old));
    document.cookie = 'private_content_version=1; path=/';
    vi.resetModules();
    const { mayBeCustomer } = await import('./sections');
    expect(mayBeCustomer()).toBe(expected);
  });

  test('section data that says what the kit has just changed is no other version', async () => {
    const { magentoContent } = await import('./privateContent');
    await shop.addToCart(plank);
    const version = magentoContent.cartVersion();
    themeLoads(magento.section());
    expect(magentoContent.cartVersion()).toBe(version);
  });

  test('account rule 21: the wishes are those that the module tells, and those of Magento', async () => {
    const { toSections } = await import('./sections');
    const ofMagento = { counter: '4 items', items: [{ product_sku: 'A' }] };
    expect(toSections({ wishlist: ofMagento }).wishes).toEqual(['A']);
    expect(toSections({ wishlist: { ...ofMagento, noest_skus: ['B', 'C'] } }).wishes).toEqual(['A', 'B', 'C']);
  });

  test.each([
    [null],
    ['tekst'],
    [{ cart: 'tekst' }],
    [{ cart: { summary_count: null, items: 3 } }],
    [{ wishlist: { noest_skus: 'tekst' } }],
  ])('section data of another shape (%o) is none', async (data) => {
    const { toSections } = await import('./sections');
    expect(toSections(data)).toMatchObject({ isLoggedIn: null, wishes: [] });
  });
});
