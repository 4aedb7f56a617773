import { useState, type SubmitEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { useCustomOptions } from '../../custom/useCustomOptions';
import { t } from '../../messages';
import { askedQty, pageParams } from '../../purchase/address';
import { EditingNotice } from '../../purchase/BuyBox';
import { OfferBuy, OfferTables } from '../../purchase/OfferBuy';
import { useOrder } from '../../purchase/useOrder';
import { useProduct } from '../../purchase/useProduct';
import { useShown } from '../../purchase/useShown';
import { isSaleable, shownOffer, withLimits } from './model';
import part from './part';

/** Product rule 13: a product without variants: its custom options, a quantity, its tiers, and the button. */
export function SimpleProduct(props: WidgetProps<typeof part>) {
  const product = useProduct(props, 'simple');
  const { offer: answered, customOptions = [] } = product.purchase;
  const plain = withLimits(answered, props);
  const custom = useCustomOptions(customOptions, plain, props.optionPrices);
  const { offer } = custom;
  const [qty, setQty] = useState(() => askedQty(pageParams(), offer.qtyStep));
  const { itemId, isSubmitted, markSubmitted, busy, failures, failure, add } = useOrder(product, props);
  const shown = shownOffer(product.name, offer, qty);
  useShown({ shown, onQty: setQty });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    markSubmitted();
    if (custom.problems.size > 0) custom.focusProblem(event.currentTarget);
    else if (isSaleable(offer)) void add({ sku: offer.sku, qty, ...custom.choices });
  }

  return (
    <>
      <form id={props.formId} className="noest-buy-form" onSubmit={submit}>
        {itemId !== null && <EditingNotice />}
        {custom.fields(isSubmitted)}
        <OfferBuy
          shown={shown}
          terms={product}
          onQty={setQty}
          busy={busy}
          isEditing={itemId !== null}
          failure={isSubmitted && !isSaleable(offer) ? t('productOutOfStock') : (failures.get(offer.sku) ?? failure)}
        />
      </form>
      <Slot name="extra" />
      <OfferTables shown={shown} terms={product} onQty={setQty} />
    </>
  );
}

export default defineWidget(part, { view: SimpleProduct });
