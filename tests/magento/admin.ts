import { expect, type APIRequestContext } from 'playwright/test';

/** A customer who was made for a test. */
export interface TestCustomer {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly addressId: number;
}

interface FoundOrder {
  readonly entity_id: number;
  readonly increment_id: string;
  readonly grand_total: number;
  readonly customer_email: string;
  readonly billing_address: object;
  readonly extension_attributes?: object;
}

/** Magento's REST for who runs the shop: MAGENTO_ADMIN_TOKEN, or the name and password of MAGENTO_ADMIN_USER and MAGENTO_ADMIN_PASSWORD. */
export class Admin {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(request: APIRequestContext, origin: string, token: string) {
    this.#request = request;
    this.#origin = origin;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  /** Throws where the environment names nobody, or somebody whom the shop does not know. */
  static async open(request: APIRequestContext, origin: string): Promise<Admin> {
    const { MAGENTO_ADMIN_TOKEN: token, MAGENTO_ADMIN_USER: username, MAGENTO_ADMIN_PASSWORD: password } = process.env;
    if (token) return new Admin(request, origin, token);
    if (!username || !password)
      throw new Error(
        'expected MAGENTO_ADMIN_TOKEN, or MAGENTO_ADMIN_USER and MAGENTO_ADMIN_PASSWORD, in the environment',
      );
    const answer = await request.post(`${origin}/rest/V1/integration/admin/token`, { data: { username, password } });
    expect(answer.status(), 'the admin is known').toBe(200);
    return new Admin(request, origin, (await answer.json()) as string);
  }

  async #ask<Answer>(method: string, path: string, data?: object): Promise<Answer> {
    const answer = await this.#request.fetch(`${this.#origin}/rest/V1/${path}`, {
      method,
      headers: this.#headers,
      data,
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  }

  /** A customer with one Dutch address, which is the default of both kinds. */
  async makeCustomer(): Promise<TestCustomer> {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = `Aa1${crypto.randomUUID()}`;
    const address = {
      firstname: 'Sanne',
      lastname: 'Bakker',
      street: ['Dam 1'],
      postcode: '1012JS',
      city: 'Amsterdam',
      country_id: 'NL',
      telephone: '0612345678',
      default_billing: true,
      default_shipping: true,
    };
    const customer = { email, firstname: 'Sanne', lastname: 'Bakker', addresses: [address] };
    const made = await this.#ask<{ id: number; addresses: { id: number }[] }>('POST', 'customers', {
      customer,
      password,
    });
    return { id: made.id, email, password, addressId: made.addresses[0]?.id ?? 0 };
  }

  async removeCustomer({ id }: TestCustomer): Promise<void> {
    await this.#ask('DELETE', `customers/${id}`);
  }

  /** Gives a product another price; what is answered gives the old one back. */
  async setPrice(sku: string, price: number): Promise<() => Promise<void>> {
    const before = await this.#ask<{ price: number }>('GET', `products/${sku}`);
    const set = async (value: number) => {
      await this.#ask('PUT', `products/${sku}`, { product: { sku, price: value } });
    };
    await set(price);
    return () => set(before.price);
  }

  /** Gives a product a price for customers of the group that new ones are in; what is answered takes it away. */
  async setGroupPrice(sku: string, price: number): Promise<() => Promise<void>> {
    const of = { price, price_type: 'fixed', website_id: 0, sku, customer_group: 'General', quantity: 1 };
    await this.#ask('POST', 'products/tier-prices', { prices: [of] });
    return async () => {
      await this.#ask('POST', 'products/tier-prices-delete', { prices: [of] });
    };
  }

  /** The order with this number. */
  async order(number: string): Promise<FoundOrder> {
    const filter = 'searchCriteria[filter_groups][0][filters][0]';
    const { items } = await this.#ask<{ items: FoundOrder[] }>(
      'GET',
      `orders?${filter}[field]=increment_id&${filter}[value]=${number}`,
    );
    const [order] = items;
    if (!order) throw new Error(`order ${number}: expected in the admin, found none`);
    return order;
  }

  /** An order can't be removed over REST; what it took from the stock goes back. */
  async cancelOrder({ entity_id: id }: FoundOrder): Promise<void> {
    await this.#ask('POST', `orders/${id}/cancel`);
  }

  /** A coupon of 10% for every store view and customer; `remove` takes it away. */
  async makeCoupon(): Promise<{ readonly code: string; remove(): Promise<void> }> {
    const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const websites = await this.#ask<{ id: number }[]>('GET', 'store/websites');
    const rule = {
      name: code,
      website_ids: websites.map(({ id }) => id).filter((id) => id > 0),
      customer_group_ids: [0, 1, 2, 3],
      is_active: true,
      simple_action: 'by_percent',
      discount_amount: 10,
      discount_step: 0,
      stop_rules_processing: false,
      sort_order: 0,
      is_advanced: true,
      apply_to_shipping: false,
      is_rss: false,
      times_used: 0,
      uses_per_customer: 0,
      coupon_type: 'SPECIFIC_COUPON',
      use_auto_generation: false,
      uses_per_coupon: 0,
    };
    const { rule_id: id } = await this.#ask<{ rule_id: number }>('POST', 'salesRules', { rule });
    await this.#ask('POST', 'coupons', { coupon: { rule_id: id, code, is_primary: true, type: 0, times_used: 0 } });
    return { code, remove: () => this.#ask('DELETE', `salesRules/${id}`) };
  }
}
