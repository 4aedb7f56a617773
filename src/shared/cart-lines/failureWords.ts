import type { ApiError } from '../api';

/** A refusal in the shop's own words, any other fault in ours; nothing for a call that a later one overtook. */
export function failureWords(error: ApiError, fault: string): string | null {
  if (error.kind === 'aborted') return null;
  return error.kind === 'refused' ? error.message : fault;
}
