import * as v from 'valibot';
import { failed, ok } from './result';
import type { ApiResult } from './ShopApi';

/** The border: what a shop answered, as the declared type, or the first place where it is not. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): ApiResult<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return failed({ kind: 'garbage', issue: `${v.getDotPath(issue) ?? 'answer'}: ${describe(issue)}` });
}

function describe(issue: v.BaseIssue<unknown>): string {
  return issue.expected === null ? issue.message : `expected ${issue.expected}, found ${issue.received}`;
}
