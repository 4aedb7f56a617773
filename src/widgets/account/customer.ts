import { signal, type ReadonlySignal } from '@preact/signals-core';
import { pageConfig, readCustomer, type Customer } from '../../shared/platform/config';
import { withPrivateContent } from '../../shared/api/withPrivateContent';
import { expose } from '../../shared/platform/exposed';
import { emit, on } from '../../shared/platform/events';
import { onTabs } from '../../shared/platform/tabs/tabs';
import { reportCustomer } from './reportCustomer';

const current = signal<Customer | null>(pageConfig().customer);

/**
 * The shopper of this page (account rule 1): as the server printed it, and as pages that load later in other tabs report
 * it, so that after a login in one tab all of them show that customer's prices. Null until a page has said.
 */
export const customer: { readonly current: ReadonlySignal<Customer | null> } = { current };

expose('customer', customer);

/** Calls `listener` when another tab reports a login or logout. */
export function onCustomerChange(listener: () => void): void {
  on('customer-changed', listener);
}

function report(reported: Customer | null): void {
  const known = current.peek();
  if (!reported || (known?.isLoggedIn === reported.isLoggedIn && known.isBusiness === reported.isBusiness)) return;
  current.value = reported;
  emit('customer-changed', reported);
}

onTabs('customer', (detail) => report(readCustomer(detail)));

withPrivateContent((content) => {
  current.value ??= content.customer();
  content.onChange(() => report(content.customer()));
});

reportCustomer();
