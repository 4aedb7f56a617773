import { definePart } from '../../../../mount';
import { viewAttributes } from '../../attributes';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'search-view',
  kind: 'behaviour',
  when: 'interaction',
  chunk: 'listing-view',
  summary:
    'The listing of a search: its state, its address and its entries in the history. It renders nothing: the parts of the listing mount with it, wherever they are on the page. Put it around what a shopper touches. Without scripts every link and form leads to a page of the server.',
  attributes: {
    query: { type: 'text', default: '', meaning: 'What is searched for, where the address does not say it.' },
    ...viewAttributes,
  },
  events: { out: { 'listing-changed': 'The listing has opened, or shows other products.' } },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
