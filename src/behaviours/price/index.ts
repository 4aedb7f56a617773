import { defineBehaviour } from '../../mount';
import { PriceProps } from './props';
import { writePrice } from './writePrice';

/** One price that may change while the page stands. The server printed it; only a change of its attributes writes it anew. */
export default defineBehaviour({
  props: PriceProps,
  attach(element) {
    return (props) =>
      writePrice(element, {
        regular: { inclTax: props.priceInclTax, exclTax: props.priceExclTax },
        final: {
          inclTax: props.finalPriceInclTax ?? props.priceInclTax,
          exclTax: props.finalPriceExclTax ?? props.priceExclTax,
        },
        unit: props.unit,
        isFrom: props.from,
      });
  },
});
