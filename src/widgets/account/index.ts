export { onCustomerChange } from './customer';
export { wishlist } from './wishlist';
