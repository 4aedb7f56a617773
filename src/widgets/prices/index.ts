export { priceView } from './view';
