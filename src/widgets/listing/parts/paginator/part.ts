import { definePart } from '../../../../mount';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'paginator',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'The pages of the listing: first, last, current and its neighbours, previous and next. A change of page moves focus and scroll to the list. It needs `category-view` or `search-view` on the page. Without scripts they are links.',
  events: { out: { 'listing-changed': 'Other products are shown.' } },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
