export { CartLines } from './CartLines';
export { LineTotal } from './LineTotal';
export { LoadFailure } from './LoadFailure';
export { LoadingLines } from './LoadingLines';
export { failureWords } from './failureWords';
