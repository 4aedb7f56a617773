import { customer } from '../widgets/account';
import type { Actions } from './Actions';

export const getCustomer: Actions['customer']['get'] = () => Promise.resolve(customer.current.peek());
