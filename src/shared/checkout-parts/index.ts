import '../forms/grid.css';
import './checkout.css';
import './progress.css';
import './summary.css';

export { Actions } from './Actions';
export type { CheckoutCustomer } from './customer';
export { AddressText } from './details/AddressText';
export { LoginForm } from './details/LoginForm';
export { StepDetails } from './details/StepDetails';
export { openCheckout } from './openCheckout';
export { SessionLost } from './SessionLost';
export { businessBillingOf } from './startOf';
export { StepHead } from './StepHead';
export { OrderLines } from './summary/OrderLines';
export { Summary } from './summary/Summary';
export { Trouble } from './Trouble';
