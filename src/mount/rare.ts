/** What most pages do without: fetched by the first part that waits for a rare moment, or where the head has no script. */
export { hold } from './hold';
export { createRareTriggers } from './triggers/rare';
