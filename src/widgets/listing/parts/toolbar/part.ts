import { definePart } from '../../../../mount';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'toolbar',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'The number of products, announced when it changes, and the button that opens the filters on a narrow page. It needs `category-view` or `search-view` on the page. Without scripts the browser opens them all the same.',
  attributes: {
    filters: {
      type: 'text',
      default: '',
      meaning: 'Id of the popover with the filters; without it there is no button.',
    },
  },
  slots: {
    choices: { meaning: 'What else is in the toolbar, such as a form with sort-select and size-select; it stays.' },
  },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
