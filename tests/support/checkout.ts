import type { Page } from 'playwright/test';

/** The token of this browser's session, asked for as a page of another site does: no page has to be loaded for it. */
export async function tokenOf({ request }: Page): Promise<string> {
  const { csrf_token: token } = (await (await request.get('/api/session')).json()) as { csrf_token: string };
  return token;
}

/** Puts a product in the cart as its form without scripts does. */
export async function addByForm(page: Page, sku: string, qty: number): Promise<void> {
  const form = { _token: await tokenOf(page), sku, qty: String(qty) };
  const answer = await page.request.post('/checkout/cart/add', { form, maxRedirects: 0 });
  const to = answer.headers()['location'];
  if (to !== '/checkout/cart') throw new Error(`${qty} x ${sku} did not get into the cart: ${to ?? answer.status()}`);
}

/** Has the shop say on a page of its own what was added: a message goes after 5 s (messages rule 1), and what is below it moves. */
export async function readMessages(page: Page): Promise<void> {
  await page.request.get('/checkout/cart');
}

/** Sends the form of a product's page as it goes without scripts; answers the address of the page with the error. */
export async function pageOfError(page: Page, path: string, fields: Record<string, string>): Promise<string> {
  const form = { _token: await tokenOf(page), return_to: path, ...fields };
  const answer = await page.request.post('/checkout/cart/add', { form, maxRedirects: 0 });
  return answer.headers()['location'] ?? '';
}

const ADDRESS = {
  firstname: 'Sanne',
  lastname: 'Bakker',
  street: ['Dam', '1', ''],
  postcode: '1012JS',
  city: 'Amsterdam',
  country_id: 'NL',
  telephone: '0612345678',
};

/** Places the order of the page's cart by the API, to be delivered at home and paid by iDEAL; answers where it is paid. */
export async function placeOrder(page: Page): Promise<string> {
  const headers = { 'X-CSRF-TOKEN': await tokenOf(page), 'Idempotency-Key': crypto.randomUUID() };
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(`/api/checkout/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`POST ${path}: status ${answer.status()}, ${await answer.text()}`);
    return answer.json();
  };
  const [home] = (await post('shipping/collectShippingMethods', { address: ADDRESS })) as {
    extension_attributes: { delivery_options: string };
  }[];
  const days = JSON.parse(home?.extension_attributes.delivery_options ?? '[]') as { code: string }[];
  const placed = (await post('payment/placeOrder', {
    email: 'sanne@example.com',
    billingAddress: ADDRESS,
    paymentMethod: { method: 'paydemo_payment_ideal' },
    shippingOptions: {
      shippingAddress: ADDRESS,
      shippingMethodCode: 'bezorging',
      shippingCarrierCode: 'tablerate',
      extensionAttributes: { deliveryOption: days[0]?.code },
    },
  })) as { quote_id: string };
  return `/betaaldemo/${placed.quote_id}`;
}
