import { definePart } from '../../../../mount';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'sort-select',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'The order of the listing. It needs `category-view` or `search-view` on the page. Without scripts it is a field of the form around it, which a button sends.',
  events: { out: { 'listing-changed': 'Other products are shown.' } },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
