import * as v from 'valibot';
import type { Client } from '../http/client';
import { reportSetup } from '../http/reportApiError';
import { ok, type ApiError, type ApiResult } from '../result';

const PATH = 'api/session';
const SessionSchema = v.object({ csrf_token: v.pipe(v.string(), v.nonEmpty()) });

/**
 * A client for a page of another origin: it asks for a token before its first write, and once more where the shop does not take
 * it. A write that was refused for its token has changed nothing, so it is sent again (shared rule 52).
 *
 * @param printed the token that the page has all the same, tried first; empty where it has none
 */
export function withToken(client: Client, printed: string): Client {
  let session: Promise<ApiResult<string>> | undefined = printed ? Promise.resolve(ok(printed)) : undefined;

  async function ask(): Promise<ApiResult<string>> {
    const answer = await client.read(SessionSchema, { path: PATH });
    if (answer.ok) return ok(answer.value.csrf_token);
    session = undefined;
    const status = 'status' in answer.error ? answer.error.status : null;
    if (status !== null) reportSetup(`token: GET /${PATH} gave none, with status ${status}`);
    return answer;
  }

  const write: Client['write'] = async (schema, call) => {
    const send = async (used: Promise<ApiResult<string>>) => {
      const token = await used;
      if (!token.ok) return token;
      return client.write(schema, { ...call, headers: { ...call.headers, 'X-CSRF-TOKEN': token.value } });
    };
    const used = (session ??= ask());
    const first = await send(used);
    if (first.ok || !isForToken(first.error)) return first;
    // Another write may have asked anew already.
    if (session === used) session = undefined;
    const second = await send((session ??= ask()));
    if (!second.ok && isForToken(second.error)) reportSetup(UNKNOWN_SESSION);
    return second;
  };

  return { read: (schema, call) => client.read(schema, call), write };
}

const UNKNOWN_SESSION =
  "token: the shop does not know the session that it has just begun, so this browser sends no cookie of the shop from here; the shop's cookies need SameSite=None and Secure";

function isForToken(error: ApiError): boolean {
  return error.kind === 'refused' && error.status === 403 && error.code === 'invalid_token';
}
