export { pieceLine } from './list/pieceLine';
