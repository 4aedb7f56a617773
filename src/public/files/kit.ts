/** `kit.js`, for a script that uses the built files: what the package calls `noest`, with the kit of this page. */
export * from '../making';
export { noest } from '../../noest';
