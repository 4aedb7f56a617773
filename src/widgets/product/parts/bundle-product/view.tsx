import { useMemo, useState, type SubmitEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { t } from '../../messages';
import { askedQty, pageParams } from '../../purchase/address';
import { BuyRow, BuyStock, BuyTotal, ChosenPrice, EditingNotice, Failure } from '../../purchase/BuyBox';
import { rowTotal } from '../../purchase/model';
import { useAddress } from '../../purchase/useAddress';
import { useOrder } from '../../purchase/useOrder';
import { useProduct } from '../../purchase/useProduct';
import { useShown } from '../../purchase/useShown';
import { BundleChoices } from './BundleChoices';
import {
  bundleLimit,
  bundleOf,
  missingOptions,
  readBundleChoice,
  shownBundle,
  standardChoice,
  writeBundleChoice,
  type BundleChoice,
} from './model';
import part from './part';
import './bundle-product.css';

/** Product rules 8 to 11: a product put together from parts, with one price for all of it. */
export function BundleProduct(props: WidgetProps<typeof part>) {
  const product = useProduct(props, 'bundle');
  const { options } = product.purchase;
  const [choice, setChoice] = useState(() => readBundleChoice(options, pageParams()) ?? standardChoice(options));
  const [qty, setQty] = useState(() => askedQty(pageParams(), 1));
  const [problem, setProblem] = useState<string | null>(null);
  const { itemId, isSubmitted, markSubmitted, busy, failures, failure, add } = useOrder(product, props);
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
    markSubmitted();
    const [first] = missing;
    if (first) {
      document.getElementsByName(`bundle_option[${first.id}]`)[0]?.focus();
      return;
    }
    void add({ sku: product.sku, qty, bundle: bundleOf(options, choice) });
  }

  return (
    <>
      <form id={props.formId} className="noest-buy-form" onSubmit={submit}>
        {itemId !== null && <EditingNotice />}
        <BundleChoices options={options} choice={choice} missing={isSubmitted ? missing : []} onChange={setChoice} />
        <div className="noest-buy">
          <ChosenPrice price={shown.price} />
          <BuyStock stock={shown.stock} delivery={shown.delivery} />
          <BuyRow
            qty={qty}
            onQty={setQty}
            onProblem={setProblem}
            max={bundleLimit(options, choice)}
            busy={busy}
            isEditing={itemId !== null}
          />
          <BuyTotal qty={qty} row={rowTotal(shown.price.final, qty, product)} problem={problem} offer={null} />
          <Failure text={isSubmitted && missing[0] ? t('chooseFirst') : (failures.get(product.sku) ?? failure)} />
        </div>
      </form>
      <Slot name="extra" />
    </>
  );
}

export default defineWidget(part, { view: BundleProduct });
