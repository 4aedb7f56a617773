import { test as base } from 'playwright/test';
import { Admin, type TestCustomer } from './admin';

export { expect } from 'playwright/test';

interface Fixtures {
  /** Who runs the shop. */
  readonly admin: Admin;
  /** Is made for the test, and removed after it. */
  readonly customer: TestCustomer;
}

export const test = base.extend<Fixtures>({
  admin: async ({ request, baseURL }, use) => {
    await use(await Admin.open(request, baseURL ?? ''));
  },
  customer: async ({ admin }, use) => {
    const customer = await admin.makeCustomer();
    await use(customer);
    await admin.removeCustomer(customer);
  },
});
