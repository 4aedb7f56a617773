import * as v from 'valibot';

export const FiltersProps = v.object({
  /** What is searched in, as it stands in "Zoek in vlonderplanken"; no field where it is left out. */
  searchIn: v.optional(v.pipe(v.string(), v.nonEmpty())),
});
