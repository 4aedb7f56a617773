import { definePart } from '../../../../mount';
import { viewAttributes } from '../../attributes';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'category-view',
  kind: 'behaviour',
  when: 'interaction',
  chunk: 'listing-view',
  summary:
    'The listing of a category: its state, its address and its entries in the history. It renders nothing: the parts of the listing mount with it, wherever they are on the page. Put it around what a shopper touches. Without scripts every link and form leads to a page of the server.',
  attributes: {
    categoryId: {
      type: 'non-empty text',
      required: true,
      meaning: 'Id of the category, as in the address of the request.',
    },
    title: { type: 'text', default: '', meaning: 'Title of the document on the first page; without it, it stays.' },
    titleOfPage: {
      type: 'text',
      default: '',
      meaning: 'Title of the document on the other pages, with {page} for the number; without it, it stays.',
    },
    ...viewAttributes,
  },
  events: { out: { 'listing-changed': 'The listing has opened, or shows other products.' } },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
