/** What the registry fetches with the first part. In the build this is a file of its own, `base.js` (tools/vite/baseChunk.ts). */
export { createRunner } from './runtime/createRunner';
export { reportMisspelt } from './runtime/misspelt';
export { createRareTriggers } from './triggers/rare';
