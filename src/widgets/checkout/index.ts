export { offerReference } from './store/offerReference';
