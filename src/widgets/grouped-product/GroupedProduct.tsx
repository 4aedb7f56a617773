import { useState, type SubmitEvent } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { t } from '../../shared/i18n/product';
import {
  BuyButton,
  BuyTotal,
  ChosenPrice,
  Failure,
  useAdding,
  useProduct,
  useShown,
  pageParams,
  wasAsked,
} from '../../shared/purchase';
import { GroupedChildren } from './GroupedChildren';
import { groupTotal, isSaleable, readQuantities, selectionsOf, shownGroup, totalQty, type Quantities } from './model';
import type { GroupedProductProps } from './props';
import './grouped-product.css';

const NOTHING: Quantities = {};

/** Several products side by side: how many of each, and what that comes to. */
export function GroupedProduct(props: WidgetProps<typeof GroupedProductProps>) {
  const product = useProduct(props, 'grouped');
  const { children } = product.purchase;
  const [quantities, setQuantities] = useState(() => readQuantities(children, pageParams()));
  const [asked, setAsked] = useState(() => wasAsked(pageParams()));
  const { busy, failures, failure, add } = useAdding({
    name: product.name,
    after: props.after,
    printed: props.failure,
  });
  const shown = shownGroup(product, totalQty(quantities));
  useShown({ shown, onQty() {} });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (!isSaleable(quantities)) return;
    if (await add(...selectionsOf(children, quantities))) {
      setQuantities(NOTHING);
      setAsked(false);
    }
  }

  return (
    <>
      <form id={props.formId} className="noest-buy-form" onSubmit={(event) => void submit(event)}>
        {shown && <ChosenPrice price={shown.price} />}
        <GroupedChildren items={children} quantities={quantities} failures={failures} onChange={setQuantities} />
        <div className="noest-buy">
          <BuyTotal qty={totalQty(quantities)} row={groupTotal(children, quantities, product)} offer={null} />
          <BuyButton busy={busy} isEditing={false} />
          <Failure text={asked && !isSaleable(quantities) ? t('chooseFirst') : failure} />
        </div>
      </form>
      <Slot name="extra" />
    </>
  );
}
