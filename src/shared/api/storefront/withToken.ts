import * as v from 'valibot';
import { isElsewhere, type PageConfig } from '../../platform/config';
import type { Client } from '../http/client';
import { reportSetup } from '../http/reportApiError';
import { ok, type ApiError, type ApiResult } from '../result';

const PATH = 'api/session';
const SessionSchema = v.object({ csrf_token: v.pipe(v.string(), v.nonEmpty()) });

/**
 * A client that asks for another token where the shop does not take the one of the page, as after a login in another tab. A
 * write that was refused for its token has changed nothing, so it is sent again. A page of another origin, which can't know one,
 * asks for it before its first write (shared rule 52).
 */
export function withToken(client: Client, config: Pick<PageConfig, 'baseUrl' | 'csrfToken'>): Client {
  const isEmbedded = isElsewhere(config);
  const isPrinted = !isEmbedded || config.csrfToken !== '';
  let session: Promise<ApiResult<string>> | undefined = isPrinted ? Promise.resolve(ok(config.csrfToken)) : undefined;

  async function ask(): Promise<ApiResult<string>> {
    const answer = await client.read(SessionSchema, { path: PATH });
    if (answer.ok) return ok(answer.value.csrf_token);
    session = undefined;
    const status = 'status' in answer.error ? answer.error.status : null;
    if (status !== null && isEmbedded) reportSetup(`token: GET /${PATH} gave none, with status ${status}`);
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
    const anew = (session ??= ask());
    // A shop that gives no token to its own pages has refused, with words for the shopper; it is asked again by the next write.
    if (!isEmbedded && !(await anew).ok) {
      session ??= used;
      return first;
    }
    const second = await send(anew);
    if (!second.ok && isForToken(second.error) && isEmbedded) reportSetup(UNKNOWN_SESSION);
    return second;
  };

  return { read: (schema, call) => client.read(schema, call), write };
}

const UNKNOWN_SESSION =
  "token: the shop does not know the session that it has just begun, so this browser sends no cookie of the shop from here; the shop's cookies need SameSite=None and Secure";

function isForToken(error: ApiError): boolean {
  return error.kind === 'refused' && error.status === 403 && error.code === 'invalid_token';
}
