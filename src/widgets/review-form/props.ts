import * as v from 'valibot';

export const ReviewFormProps = v.object({
  /** What is judged. */
  sku: v.pipe(v.string(), v.nonEmpty()),
  /** Stars that are chosen already, as after a form that was refused. */
  rating: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  /** What stands in the fields already. */
  title: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
});
