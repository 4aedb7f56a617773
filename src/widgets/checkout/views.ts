export { SentOrder } from './order/SentOrder';
