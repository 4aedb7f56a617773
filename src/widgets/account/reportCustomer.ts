import { pageConfig } from '../../shared/platform/config';
import { tellTabs } from '../../shared/platform/tabs/tabs';

let isReported = false;

/** Tells the other tabs once who shops on this page, where the page says it (account rule 1). */
export function reportCustomer(): void {
  const { customer } = pageConfig();
  if (isReported || !customer) return;
  isReported = true;
  tellTabs('customer', customer);
}
