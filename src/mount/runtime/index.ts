export { createRunner } from './createRunner';
