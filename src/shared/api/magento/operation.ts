import type * as v from 'valibot';
import type { ApiResult, CallOptions } from '../result';

/**
 * One GraphQL operation. A document that starts with `mutation` is sent by POST, any other by GET unless it is personal or a
 * customer's with prices.
 */
export interface Operation<Variables, Model> {
  /** As the document names it; errors are reported by it. */
  readonly name: string;
  readonly document: string;
  /** For a shop of an earlier version, which does not know every field of `document`. */
  readonly olderDocument?: string;
  /** The document for a shop whose module answers more; the same one where it does not. */
  readonly extend?: (document: string) => string;
  /** The schema of `data` in the answer. */
  readonly answer: v.GenericSchema<unknown, Model>;
  /** Whether a fresh answer to the same question may stand in, as far as Cache-Control allows. */
  readonly mayCache?: boolean;
  /** Whether the variables tell who the shopper is: they go in the body then, since addresses stand in logs. */
  readonly isPersonal?: boolean;
  /** Whether the answer has prices, which may be those of a group of customers: a customer's question is sent by POST. */
  readonly hasPrices?: boolean;
  /** A mutation that sets what it sets: sent again where Magento failed within, as it does where two calls lock each other's cart. */
  readonly mayRepeat?: boolean;
  /** A mutation that the page shows as done before the answer is finished also where the page is left. */
  readonly keepalive?: boolean;
  /** Milliseconds for the answer to a mutation, where it is not the usual. */
  readonly timeLimit?: number;
  /** Names the type of the variables; never set. */
  readonly variables?: Variables;
}

/** Asks the shop one operation. Never rejects: what goes wrong is an ApiError. */
export type Query = <Variables extends object, Model>(
  operation: Operation<Variables, Model>,
  variables: Variables,
  options?: CallOptions,
) => Promise<ApiResult<Model>>;

/**
 * Declares an operation: `operation<{ sku: string }>()({ name, document, answer })`. The literal type of the document is
 * kept, so that a test can compare what the document asks with what the schema of the answer expects.
 */
export function operation<Variables extends object>() {
  return <const Text extends string, Schema extends v.GenericSchema>(
    declared: Omit<Operation<Variables, v.InferOutput<Schema>>, 'document' | 'answer'> & {
      readonly document: Text;
      readonly answer: Schema;
    },
  ): Declared<Variables, Text, Schema> => declared;
}

interface Declared<Variables, Text extends string, Schema extends v.GenericSchema> extends Operation<
  Variables,
  v.InferOutput<Schema>
> {
  readonly document: Text;
  readonly answer: Schema & v.GenericSchema<unknown, v.InferOutput<Schema>>;
}
