import { request, type APIRequestContext, type APIResponse } from 'playwright';
import { PRODUCT } from './pages';

/** What Varnish did for an answer, as the VCL that Magento writes says it. */
export type Served = 'HIT' | 'MISS' | 'UNCACHEABLE';

const SERVED: readonly string[] = ['HIT', 'MISS', 'UNCACHEABLE'] satisfies readonly Served[];

/** @throws where Varnish has not said it */
export function servedOf(address: string, headers: Readonly<Record<string, string>>): Served {
  const said = headers['x-magento-cache-debug'] ?? '';
  if (!SERVED.includes(said))
    throw new Error(`${address}: expected X-Magento-Cache-Debug of Magento's VCL, found "${said}"`);
  return said as Served;
}

/** Somebody with cookies and without scripts. */
export class Shopper {
  readonly #http: APIRequestContext;

  private constructor(http: APIRequestContext) {
    this.#http = http;
  }

  static async arrive(origin: string): Promise<Shopper> {
    return new Shopper(await request.newContext({ baseURL: origin }));
  }

  async view(path: string): Promise<{ readonly served: Served; readonly html: string }> {
    const answer = await this.#http.get(path);
    expectOk(path, answer);
    return { served: servedOf(path, answer.headers()), html: await answer.text() };
  }

  fillCart(): Promise<void> {
    return fillCart(this.#http);
  }

  leave(): Promise<void> {
    return this.#http.dispose();
  }
}

/** Posts the form of a product, as a page without scripts does. The form key is what the cookie says it is. */
export async function fillCart(http: APIRequestContext): Promise<void> {
  const page = await http.get(PRODUCT);
  expectOk(PRODUCT, page);
  const product = /name="product"[^>]*\bvalue="(\d+)"/.exec(await page.text())?.[1];
  if (!product) throw new Error(`${PRODUCT}: expected the form of a product`);
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const added = await http.post('/checkout/cart/add/', {
    headers: { Cookie: `form_key=${key}` },
    form: { product, qty: '1', form_key: key },
    maxRedirects: 0,
  });
  const section = await http.get('/customer/section/load/?sections=cart');
  const { cart } = (await section.json()) as { cart?: { summary_count?: number } };
  if (cart?.summary_count !== 1)
    throw new Error(`POST /checkout/cart/add/: ${added.status()}, and the cart has ${cart?.summary_count} pieces`);
}

function expectOk(path: string, answer: APIResponse): void {
  if (!answer.ok()) throw new Error(`${path}: expected a page, found ${answer.status()}`);
}
