import { defineBehaviour, type PropsOf } from '../../../../mount';
import { retry } from '../../../../mount/loading';
import part from './part';
import '../../../../shared/ui/look/hidden.css';
import '../../../../shared/ui/look/price.css';

/**
 * Prices rule 18: the server printed the price, and only a change of its attributes writes it again. The code that writes is
 * fetched with the first change; several changes are written in their order.
 */
export default defineBehaviour(part, {
  attach(element, _props, signal) {
    const write = async (props: PropsOf<typeof part>): Promise<void> => {
      const { writePrice } = await retry(() => import('./writePrice'));
      if (signal.aborted) return;
      writePrice(element, {
        regular: { inclTax: props.priceInclTax, exclTax: props.priceExclTax },
        final: {
          inclTax: props.finalPriceInclTax ?? props.priceInclTax,
          exclTax: props.finalPriceExclTax ?? props.priceExclTax,
        },
        unit: props.unit,
        isFrom: props.from,
      });
    };
    return (props) => {
      write(props).catch((error: unknown) =>
        console.error('[noest] price: a changed price could not be written', element, error),
      );
    };
  },
});
