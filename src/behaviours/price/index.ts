import * as v from 'valibot';
import { defineBehaviour } from '../../mount';
import { writePrice } from './writePrice';

/** Euros, as the attributes carry them. */
const euros = v.pipe(v.number(), v.finite());

/** One price that may change while the page stands. The server printed it; only a change of its attributes writes it anew. */
export default defineBehaviour({
  props: v.object({
    priceInclTax: euros,
    priceExclTax: euros,
    /** What is asked now; the price itself where it is left out. A higher price beside it is the old one. */
    finalPriceInclTax: v.optional(euros),
    finalPriceExclTax: v.optional(euros),
    unit: v.optional(v.picklist(['', 'STUK', 'M1', 'M2']), ''),
  }),
  attach(element) {
    return (props) =>
      writePrice(element, {
        regular: { inclTax: props.priceInclTax, exclTax: props.priceExclTax },
        final: {
          inclTax: props.finalPriceInclTax ?? props.priceInclTax,
          exclTax: props.finalPriceExclTax ?? props.priceExclTax,
        },
        unit: props.unit,
      });
  },
});
