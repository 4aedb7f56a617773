import * as v from 'valibot';
import type { Refusal } from '../result';
import { ErrorTextSchema, ExceptionSchema, RefusalSchema } from './wire';

/** Shared rule 21: of a 5xx answer only these words count; what else it says is for its makers. */
const FaultSchema = v.union([ExceptionSchema, ErrorTextSchema]);
const AnyRefusalSchema = v.union([RefusalSchema, ExceptionSchema, ErrorTextSchema]);

/** The shop's own words in an answer that is an error; null where it has none that are for the shopper. */
export function readRefusal(status: number, body: unknown): Refusal | null {
  const parsed = v.safeParse(status >= 500 ? FaultSchema : AnyRefusalSchema, body);
  return parsed.success ? parsed.output : null;
}
