import * as v from 'valibot';
import { parseAnswer } from '../http/answer';
import type { Client } from '../http/client';
import { reportFault } from '../http/reportApiError';
import { failed, type ApiError, type ApiResult, type CallOptions } from '../result';
import type { Operation, Query } from './operation';

const PATH = 'graphql';

const AnswerSchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        extensions: v.optional(v.object({ category: v.optional(v.string(), '') }), {}),
      }),
    ),
    [],
  ),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

/** The categories with which Magento refuses what a shopper asks, as a status; the message is in the shop's language. */
const REFUSALS: ReadonlyMap<string, number> = new Map([
  ['graphql-input', 400],
  ['graphql-authentication', 401],
  ['graphql-authorization', 401],
  ['graphql-no-such-entity', 404],
  ['graphql-already-exists', 409],
]);

/**
 * Asks over this client.
 * @param mayBeCustomer whether the shopper is a customer now, of whose group a price may be, as far as the page knows
 */
export function createQuery(client: Client, mayBeCustomer: () => boolean = () => false): Query {
  /** The operations that this shop answers in their older form only. */
  const older = new Set<string>();

  return async function query(asked, variables, options) {
    const { extend = (text: string) => text } = asked;
    const isOlder = older.has(asked.name);
    let document = extend((isOlder && asked.olderDocument) || asked.document);
    let answer = await send(document, asked, variables, options);
    // Another call may have learned meanwhile that the shop is older: what this one has sent counts.
    if (answer.ok && asked.olderDocument && !isOlder && isUnknownField(answer.value)) {
      older.add(asked.name);
      document = extend(asked.olderDocument);
      answer = await send(document, asked, variables, options);
    }
    if (answer.ok && asked.mayRepeat && hasFailedWithin(answer.value))
      answer = await send(document, asked, variables, options);
    return answer.ok ? read(asked, answer.value) : answer;
  };

  function send(
    document: string,
    {
      name,
      mayCache = false,
      isPersonal = false,
      hasPrices = false,
      keepalive = false,
      timeLimit,
    }: Operation<unknown, unknown>,
    variables: object,
    { signal }: CallOptions = {},
  ): Promise<ApiResult<Answer>> {
    const isQuery = !document.startsWith('mutation');
    // Magento's page cache answers a GET of a customer with what a guest was answered.
    if (isQuery && !isPersonal && !(hasPrices && mayBeCustomer())) {
      const params = new URLSearchParams({ query: document, variables: JSON.stringify(variables) });
      return client.read(AnswerSchema, { path: PATH, name: `${PATH} ${name}`, params, mayCache, signal });
    }
    const body = { query: document, variables };
    const limit = timeLimit === undefined ? {} : { timeLimit };
    return client.write(AnswerSchema, {
      method: 'post',
      path: PATH,
      name: `${PATH} ${name}`,
      body,
      keepalive,
      isRepeatable: isQuery,
      signal,
      ...limit,
    });
  }
}

/** A shop of an earlier version refuses the whole document, and has done nothing of it. */
function isUnknownField({ errors }: Answer): boolean {
  return errors.some(({ message }) => message.startsWith('Cannot query field'));
}

/** Magento's own failure: an error that is no mistake of the shopper's has no category. */
function hasFailedWithin(answer: Answer): boolean {
  return !isUnknownField(answer) && answer.errors.some(({ extensions: { category } }) => !REFUSALS.has(category));
}

function read<Model>({ name, answer }: Operation<unknown, Model>, { data, errors }: Answer): ApiResult<Model> {
  const [error] = errors;
  const result = error ? failed(toApiError(error)) : parseAnswer(answer, data);
  if (result.ok) return result;
  const named = nameOperation(name, result.error);
  reportFault('GraphQL', named);
  return failed(named);
}

/** A mistake in the document, or of the shop itself, has no category; its words are for developers. */
function toApiError({ message, extensions: { category } }: Answer['errors'][number]): ApiError {
  const status = REFUSALS.get(category);
  if (status) return { kind: 'refused', status, code: category, message };
  return { kind: 'invalid-response', issue: `expected data, found the error ${JSON.stringify(message)}` };
}

function nameOperation(name: string, error: ApiError): ApiError {
  return error.kind === 'invalid-response' ? { ...error, issue: `${name}, ${error.issue}` } : error;
}
