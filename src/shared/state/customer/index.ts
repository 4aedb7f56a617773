import { signal, type ReadonlySignal } from '@preact/signals-core';
import * as v from 'valibot';
import { CustomerSchema, pageConfig, type Customer } from '../../config';
import { emit } from '../../events';
import { onTabs, tellTabs } from '../tabs';

const current = signal<Customer | null>(pageConfig().customer);

/**
 * Who shops here (specification 6: guest, customer or business). The server says it with each page, and a page that comes
 * tells it to the other tabs: after a login in one of them, prices in all of them are the customer's. Null until told.
 */
export const customer: { readonly current: ReadonlySignal<Customer | null> } = { current };

onTabs('customer', (detail) => {
  const told = v.safeParse(CustomerSchema, detail);
  if (!told.success) return;
  const { isLoggedIn, isBusiness } = told.output;
  const known = current.peek();
  if (known?.isLoggedIn === isLoggedIn && known.isBusiness === isBusiness) return;
  current.value = told.output;
  emit('customer-changed', told.output);
});

const printed = current.peek();
if (printed) tellTabs('customer', printed);
