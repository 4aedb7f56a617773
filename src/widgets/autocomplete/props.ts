import * as v from 'valibot';
import { link } from '../../shared/api/schemas';

export const AutocompleteProps = v.object({
  /** Where the form searches. */
  action: v.optional(link, '/search'),
  /** From how many characters there are suggestions (specification 4 and 9: 3). */
  minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 3),
  /** Origin of the media; the page configuration's where it is empty. */
  mediaBase: v.optional(v.string(), ''),
  /** Name of the form, for a page that has another one to search with. */
  label: v.optional(v.string()),
  /** What the field holds to begin with, as on a page of results. */
  query: v.optional(v.string(), ''),
});
