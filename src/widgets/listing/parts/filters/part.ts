import { definePart } from '../../../../mount';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'filters',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'The filters: a search within the category, the options of each filter with their number of products, and the price as two fields and a slider. Its element may be a popover with an id, which is then a drawer on a narrow page. It needs `category-view` or `search-view` on the page. Without scripts the options are links, and the search and the price are forms.',
  attributes: {
    searchIn: {
      type: 'non-empty text',
      meaning: 'Name of the category, as in "Zoek in vlonderplanken"; without it there is no search field.',
    },
  },
  events: { out: { 'listing-changed': 'Other products are shown.' } },
  customProperties: {
    '--noest-range-from': 'Start of the chosen price range on the slider, as a percentage. Set by the part.',
    '--noest-range-to': 'End of the chosen price range on the slider, as a percentage. Set by the part.',
  },
  keyboard: {
    'Arrow keys, Page Up, Page Down, Home, End':
      'On a thumb of the slider: move it, as in any slider of the browser. The price applies when the key is released.',
    Enter: 'In a field: applies the price, or searches within the category.',
    Escape: 'Closes the drawer, where the element is a popover.',
  },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
