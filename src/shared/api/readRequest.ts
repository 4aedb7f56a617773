import * as v from 'valibot';

/**
 * What a script of the page asks an action for.
 *
 * @param action as the page knows it: `cart.add`
 * @throws {TypeError} Names action, place and what was expected there.
 */
export function readRequest<Schema extends v.GenericSchema>(
  action: string,
  schema: Schema,
  request: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, request);
  if (read.success) return read.output;
  const [issue] = read.issues;
  // Of a key that the schema does not have, valibot says that it expected "never".
  const message = issue.expected === 'never' ? 'expected no such key' : issue.message;
  throw new TypeError(`[noest] ${action}, ${v.getDotPath(issue) ?? 'request'}: ${message}`);
}
