export { messages } from './store';
