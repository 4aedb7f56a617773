import * as v from 'valibot';
import { CatalogueSchema } from '../../shared/api/schemas';

export const SearchViewProps = v.object({
  /** What is searched for, where the address does not say. */
  query: v.optional(v.string(), ''),
  /** The answer of the listing call that the page was printed from. */
  response: CatalogueSchema,
});
