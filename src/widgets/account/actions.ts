import type { Customer } from '../../shared/platform/config';
import { customer } from './index';

/** What `noest.customer` does. */
export const getCustomer = (): Promise<Customer | null> => Promise.resolve(customer.current.peek());
