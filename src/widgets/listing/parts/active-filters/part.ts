import { definePart } from '../../../../mount';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'active-filters',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'A chip for each chosen option, for the price range and for the query in a category, which removes it, and a link that removes all. It needs `category-view` or `search-view` on the page. Without scripts they are links to the list that is left.',
  events: { out: { 'listing-changed': 'Other products are shown.' } },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
