import * as v from 'valibot';
import { CatalogueSchema } from '../../shared/api/schemas';

export const CategoryViewProps = v.object({
  /** The category, as the shop's calls name it. */
  categoryId: v.pipe(v.string(), v.nonEmpty()),
  /** The answer of the listing call that the page was printed from. */
  response: CatalogueSchema,
});
