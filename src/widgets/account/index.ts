export { customer, onCustomerChange } from './customer';
export { reportCustomer } from './reportCustomer';
export { wishlist } from './wishlist';
