import { useMemo, useState, type SubmitEvent } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { t } from '../../shared/i18n/product';
import {
  askedQty,
  BuyRow,
  BuyStock,
  BuyTotal,
  ChosenPrice,
  EditingNotice,
  Failure,
  pageParams,
  useAddress,
  useOrder,
  useProduct,
  useShown,
} from '../../shared/purchase';
import { rowTotal } from '../../shared/purchase/model';
import { BundleChoices } from './BundleChoices';
import {
  bundleLimit,
  bundlePayload,
  missingOptions,
  readBundleChoice,
  shownBundle,
  standardChoice,
  writeBundleChoice,
  type BundleChoice,
} from './model';
import type { BundleProductProps } from './props';
import './bundle-product.css';

/** A product that is put together: a part for each option, and one price for all of it. */
export function BundleProduct(props: WidgetProps<typeof BundleProductProps>) {
  const product = useProduct(props, 'bundle');
  const { options } = product.purchase;
  const [choice, setChoice] = useState(() => readBundleChoice(options, pageParams()) ?? standardChoice(options));
  const [qty, setQty] = useState(() => askedQty(pageParams(), 1));
  const { itemId, asked, ask, busy, failures, failure, add } = useOrder(product, props);
  const write = useMemo(
    () => (next: BundleChoice, params: URLSearchParams) => writeBundleChoice(options, next, params),
    [options],
  );
  useAddress(choice, write);
  const shown = shownBundle(product, choice, qty);
  useShown({ shown, onQty: setQty });
  const missing = missingOptions(options, choice);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    ask();
    const [first] = missing;
    if (first) {
      document.getElementsByName(`bundle_option[${first.id}]`)[0]?.focus();
      return;
    }
    const product_option = { extension_attributes: { bundle_options: bundlePayload(options, choice) } };
    void add({ sku: product.sku, qty, product_option });
  }

  return (
    <>
      <form id={props.formId} className="noest-buy-form" onSubmit={submit}>
        {itemId !== null && <EditingNotice />}
        <BundleChoices options={options} choice={choice} missing={asked ? missing : []} onChange={setChoice} />
        <div className="noest-buy">
          <ChosenPrice price={shown.price} />
          <BuyStock stock={shown.stock} />
          <BuyRow qty={qty} onQty={setQty} max={bundleLimit(options, choice)} busy={busy} isEditing={itemId !== null} />
          <BuyTotal qty={qty} row={rowTotal(shown.price.final, qty, product)} offer={null} />
          <Failure text={asked && missing[0] ? t('chooseFirst') : (failures.get(product.sku) ?? failure)} />
        </div>
      </form>
      <Slot name="extra" />
    </>
  );
}
