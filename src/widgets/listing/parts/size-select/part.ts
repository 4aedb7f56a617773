import * as v from 'valibot';
import { definePart } from '../../../../mount';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'size-select',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'The number of products on a page. It needs `category-view` or `search-view` on the page. Without scripts it is a field of the form around it, which a button sends.',
  attributes: {
    sizes: {
      type: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.readonly()),
      meaning: "The numbers to choose from, as a JSON array; where they are left out, the back end's.",
    },
  },
  events: { out: { 'listing-changed': 'Other products are shown.' } },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
