import { CatalogueSchema } from '../../shared/api/printed';
import { defineAttributes } from '../../mount';

/** What the two parts that open a listing declare alike. */
export const viewAttributes = defineAttributes({
  address: {
    type: 'text',
    default: '',
    meaning:
      'The address that the page was printed for: a shopper may have gone Back or Forward before the part is there. Without it the address of that moment counts.',
  },
  pageSize: {
    type: 'integer',
    min: 1,
    meaning: "The number of products on a page without a choice; where it is left out, the back end's.",
  },
  response: {
    type: CatalogueSchema,
    meaning:
      'The answer of the listing request that the page was printed from; without it the shop is asked for it when the part mounts.',
  },
});
