import { failed, type ApiResult } from '../result';

/** The answer to what a stock Magento has no call for; the parts that would ask need a capability that it lacks. */
export const notOffered = (): Promise<ApiResult<never>> => Promise.resolve(failed({ kind: 'status', status: 501 }));
