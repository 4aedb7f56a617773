import { useState, type SubmitEvent } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import {
  askedQty,
  EditingNotice,
  OfferBuy,
  OfferTables,
  pageParams,
  useOrder,
  useProduct,
  useShown,
} from '../../shared/purchase';
import { t } from '../../shared/i18n/product';
import { isSaleable, shownOffer } from './model';
import type { SimpleProductProps } from './props';

/** A product that is what it is: a quantity, its tiers, and the button. */
export function SimpleProduct(props: WidgetProps<typeof SimpleProductProps>) {
  const product = useProduct(props, 'simple');
  const { offer } = product.purchase;
  const [qty, setQty] = useState(() => askedQty(pageParams(), offer.qtyStep));
  const { itemId, asked, ask, busy, failures, failure, add } = useOrder(product, props);
  const shown = shownOffer(product.name, offer, qty);
  useShown({ shown, onQty: setQty });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    ask();
    if (isSaleable(offer)) void add({ sku: offer.sku, qty });
  }

  return (
    <>
      <form id={props.formId} className="noest-buy-form" onSubmit={submit}>
        {itemId !== null && <EditingNotice />}
        <OfferBuy
          shown={shown}
          terms={product}
          onQty={setQty}
          busy={busy}
          isEditing={itemId !== null}
          failure={asked && !isSaleable(offer) ? t('productOutOfStock') : (failures.get(offer.sku) ?? failure)}
        />
      </form>
      <Slot name="extra" />
      <OfferTables shown={shown} terms={product} onQty={setQty} />
    </>
  );
}
