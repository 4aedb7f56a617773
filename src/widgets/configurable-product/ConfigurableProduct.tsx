import { useRef, type SubmitEvent } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { unbroken } from '../../shared/i18n';
import { t } from '../../shared/i18n/product';
import { AttributeChoice, EditingNotice, OfferBuy, OfferTables, useOrder, useProduct } from '../../shared/purchase';
import { isComplete } from './model';
import type { ConfigurableProductProps } from './props';
import { useConfigurable } from './useConfigurable';

/** A product that is chosen by its attributes, in their order; one variant of it is bought. */
export function ConfigurableProduct(props: WidgetProps<typeof ConfigurableProductProps>) {
  const product = useProduct(props, 'configurable');
  const { attributes } = product.purchase;
  const { choice, shown, states, canBeBought, missing, qty, setQty, take, announcement } = useConfigurable(product);
  const { itemId, asked, ask, busy, failures, failure, add } = useOrder(product, props);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    ask();
    if (!isComplete(attributes, choice)) {
      form.current?.querySelector<HTMLElement>(`fieldset:nth-of-type(${choice.length + 1}) input:enabled`)?.focus();
      return;
    }
    if (!canBeBought) return;
    const options = attributes.map(({ id }, step) => ({ option_id: id, option_value: choice[step] ?? '' }));
    const product_option = { extension_attributes: { configurable_item_options: options } };
    void add({ sku: product.sku, qty, product_option });
  }

  const problemAt = asked && !isComplete(attributes, choice) ? choice.length : -1;
  const isSoldOut = asked && shown?.offer?.inStock === false;
  return (
    <>
      <form ref={form} id={props.formId} className="noest-buy-form" onSubmit={submit}>
        {itemId !== null && <EditingNotice />}
        {states.map((attribute, step) => (
          <AttributeChoice
            key={attribute.code}
            attribute={attribute}
            name={`super_attribute[${attributes[step]?.id ?? ''}]`}
            problem={step === problemAt ? t('choose', { attribute: attribute.label.toLowerCase() }) : null}
            onChoose={(optionId) => take(step, optionId)}
          />
        ))}
        {missing.map(({ first, second }) => (
          <p className="noest-swatches__note" key={`${first} ${second}`}>
            {unbroken(t('notBeside', { n: 1, options: second, chosen: first }))}
          </p>
        ))}
        <p className="noest-hidden" role="status">
          {announcement}
        </p>
        {shown && (
          <OfferBuy
            shown={shown}
            terms={product}
            onQty={setQty}
            busy={busy}
            isEditing={itemId !== null}
            failure={isSoldOut ? t('productOutOfStock') : (failures.get(product.sku) ?? failure)}
          />
        )}
      </form>
      <Slot name="extra" />
      {shown && <OfferTables shown={shown} terms={product} onQty={setQty} />}
    </>
  );
}
