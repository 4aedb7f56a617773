import * as v from 'valibot';

/**
 * By the types of GraphQL nearly every value of Magento's may be null. This one must be there all the same: an answer without
 * it is an error that names it.
 */
export function demanded<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
): v.GenericSchema<Input | null | undefined, Output> {
  return schema;
}

/** A whole number from 0 upwards; Magento writes stock as a fraction. Null where it is not known. */
export const wholeNumber = v.nullish(v.pipe(v.number(), v.minValue(0), v.transform(Math.floor)), null);
