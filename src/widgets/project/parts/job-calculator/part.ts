import * as v from 'valibot';
import { definePart } from '../../../../mount';
import { JobTermsSchema, TypedJobSchema } from '../../../../shared/api/printed/job';
import { additionEvents } from '../../../cart/attributes';
import { calculatorAttributes } from '../../materials/attributes';

export default definePart({
  name: 'job-calculator',
  kind: 'widget',
  when: 'visible',
  summary:
    'From the sizes of a fence or a wall to a list of materials with sums, which goes into the cart, to a quotation or into a project. Without scripts its form leads to the same page with the list.',
  attributes: {
    job: { type: v.picklist(['fence', 'wall']), required: true, meaning: 'What is built: `fence` or `wall`.' },
    terms: {
      type: JobTermsSchema,
      required: true,
      meaning:
        'What the shop sells for it: `tax_percent`, `free_delivery_from` (euros or null) and `goods`: of a fence `post`, `plank`, `rail`, `gate`, `screws` and `railScrews`, of a wall `board`, `batten`, `corner` and `screws`, each a list with `code`, `name`, `width` (mm) and `sizes`. Best in a script element with data-props.',
    },
    typed: {
      type: TypedJobSchema,
      required: true,
      meaning: 'What is filled in, by the name of its field.',
    },
    ...calculatorAttributes,
  },
  events: {
    out: { ...additionEvents, 'job-calculated': 'The shopper has asked what a fence or a wall takes.' },
  },
  qa: {
    acts: [{ press: '[data-component=job-calculator] .noest-button--large' }],
    busy: { shows: '[data-component=job-calculator] [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
  states: ['A fence of 10 metres with a gate.'],
  livesAt: 'On the pages of the calculators, /schutting-berekenen and /gevel-berekenen.',
  budget: { react: 76_200, lean: 25_100 },
});
