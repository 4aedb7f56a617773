import type { ask as Ask } from '../shared/api';

/**
 * Asks the shop behind this page one thing: `ask((shop) => shop.totals())`. Never rejects for what the shop answers; the code
 * that talks to it is fetched with the first call.
 */
export const ask: typeof Ask = async (call) => (await import('../shared/api')).ask(call);
