import { definePart } from '../../../../mount';
import { SawingTermsSchema, TypedRowsSchema } from '../../../../shared/api/printed/cutting';
import { additionAttributes, additionEvents } from '../../../cart/attributes';

export default definePart({
  name: 'cutting-list',
  kind: 'widget',
  when: 'visible',
  summary:
    'A list of pieces to be sawn, typed or pasted from a spreadsheet, with a plan drawn to scale and its price. Without scripts its form leads to the same page with the plan.',
  attributes: {
    terms: {
      type: SawingTermsSchema,
      required: true,
      meaning:
        'What the shop saws from, and what it asks: `name`, `piece_name`, `saws`, `kerf` (mm), `fee` (euros a cut), `tax_percent`, and `sizes` with `sku`, `length`, `width` (mm, null for a bar), `left`, `prices` and, where the shop says it, `days`: from how many on when they can be brought. Best in a script element with data-props.',
    },
    rows: {
      type: TypedRowsSchema,
      default: [],
      meaning: 'The rows as they were typed: `length`, `width`, `qty`, `grain`, `name`.',
    },
    from: { type: 'text', default: '', meaning: 'SKU of the size that is chosen; else the cheapest.' },
    keepsRests: { type: 'boolean', default: true, meaning: 'Whether the rests come along.' },
    itemId: { type: 'text', meaning: 'The line of the cart whose list is changed.' },
    failure: {
      type: 'text',
      meaning: 'Why the server led back to this page without adding, as it printed it; shown until the next submit.',
    },
    ...additionAttributes,
  },
  events: {
    out: { ...additionEvents, 'cutting-list-planned': 'The first plan of a list is there.' },
  },
  qa: {
    acts: [{ press: '[data-component=cutting-list] .noest-box .noest-button--large' }],
    busy: { shows: '[data-component=cutting-list] [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
  states: ['Four pieces out of beams, in two lengths to choose from.'],
  livesAt: 'On the page of what the shop saws, with "Op maat gezaagd" chosen.',
  // The plan and what reads a pasted text come with the first of them.
  budget: { react: 81_800, lean: 30_700, start: 6_000 },
});
