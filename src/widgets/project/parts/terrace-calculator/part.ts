import { definePart } from '../../../../mount';
import { TerraceTermsSchema, TypedTerraceSchema } from '../../../../shared/api/printed/terrace';
import { additionEvents } from '../../../cart/attributes';
import { calculatorAttributes } from '../../materials/attributes';

export default definePart({
  name: 'terrace-calculator',
  kind: 'widget',
  when: 'visible',
  summary:
    'From the sides of a terrace to a drawing and a list of materials with sums, which goes into the cart or to a quotation. Without scripts its form leads to the same page with the list.',
  attributes: {
    terms: {
      type: TerraceTermsSchema,
      required: true,
      meaning:
        'What the shop sells for a terrace: `tax_percent`, `free_delivery_from` (euros or null), `boards` and `joists` with `code`, `name`, `width` (mm) and `lengths`; a board has `most_spacing` (mm) and `screws` with `per_box` too; `oil` has `content` (ml) and `covers` (m² a litre). Best in a script element with data-props.',
    },
    typed: {
      type: TypedTerraceSchema,
      required: true,
      meaning: 'What is filled in: `length`, `width`, `board`, `along`, `spacing`, `gap`, `joist`, `oil`, `extra`.',
    },
    ...calculatorAttributes,
  },
  events: {
    out: { ...additionEvents, 'job-calculated': 'The shopper has asked what a terrace takes.' },
  },
  qa: {
    acts: [{ press: '[data-component=terrace-calculator] .noest-button--large' }],
    busy: { shows: '[data-component=terrace-calculator] [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
  states: ['A terrace of 5 by 4 metres, whose last row is narrow.'],
  livesAt: 'On the page of the calculator, /terras-berekenen.',
  // It begins with a terrace and its list, so the calculation is there from the start.
  budget: { react: 74_800, lean: 23_750, start: 8_000 },
});
