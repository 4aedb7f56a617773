import * as v from 'valibot';

export const SwatchesProps = v.object({
  /** Code of the attribute whose values are chosen here. */
  attribute: v.pipe(v.string(), v.nonEmpty()),
});
