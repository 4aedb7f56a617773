import * as v from 'valibot';
import { PAGE_SIZES } from '../../store/model';
import { definePart } from '../../../../mount';

export default definePart({
  name: 'size-select',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'The number of products on a page. Without scripts it is a field of the form around it, which a button sends.',
  attributes: {
    sizes: {
      type: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      default: PAGE_SIZES,
      meaning: 'The numbers to choose from, as a JSON array.',
    },
  },
  events: { out: { 'listing-changed': 'Other products are shown.' } },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
});
