import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import type { ProductOf } from '../../../../shared/api';
import { unbroken } from '../../../../shared/i18n';
import { t } from '../../messages';
import { askedQty, pageParams } from '../../purchase/address';
import { AttributeChoice } from '../../purchase/AttributeChoice';
import { EditingNotice } from '../../purchase/BuyBox';
import { OfferBuy, OfferTables } from '../../purchase/OfferBuy';
import { withinOffer } from '../../purchase/model';
import { useAddress } from '../../purchase/useAddress';
import { useOrder } from '../../purchase/useOrder';
import { useProduct } from '../../purchase/useProduct';
import { useShown } from '../../purchase/useShown';
import {
  attributesAt,
  choose,
  droppedBy,
  isComplete,
  isSaleable,
  missingPairs,
  readChoice,
  shownAt,
  writeChoice,
  type Choice,
} from './model';
import part from './part';
import { branchAt, indexVariants, type Branch } from './variants';

/** Product rules 3 to 7: a product chosen by its attributes, in their order; one variant of it is bought. */
export function ConfigurableProduct(props: WidgetProps<typeof part>) {
  const product = useProduct(props, 'configurable');
  const { attributes } = product.purchase;
  const { choice, shown, states, canBeBought, missing, qty, setQty, take, announcement } = useConfigurable(product);
  const { itemId, isSubmitted, markSubmitted, busy, failures, failure, add } = useOrder(product, props);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    markSubmitted();
    if (!isComplete(attributes, choice)) {
      form.current?.querySelector<HTMLElement>(`fieldset:nth-of-type(${choice.length + 1}) input:enabled`)?.focus();
      return;
    }
    if (!canBeBought) return;
    const configuration = attributes.map(({ id }, step) => ({ attributeId: id, valueId: choice[step] ?? '' }));
    void add({ sku: product.sku, qty, configuration });
  }

  const problemAt = isSubmitted && !isComplete(attributes, choice) ? choice.length : -1;
  const isSoldOut = isSubmitted && shown?.offer?.inStock === false;
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

/** Product rule 6: the number of impossible pairs that are named before any choice. */
const MAX_PAIRS = 3;

/** The choice of a configurable product: read from the address, kept in it, and published to the page. */
function useConfigurable(product: ProductOf<'configurable'>) {
  const { attributes, variants } = product.purchase;
  const root = useMemo(() => indexVariants(variants), [variants]);
  const [choice, setChoice] = useState<Choice>(() => readChoice(root, attributes, pageParams()));
  const [qty, setQty] = useState(() => askedQty(pageParams(), 1));
  const [announcement, setAnnouncement] = useState('');
  const branch = branchAt(root, choice);
  const shown = shownAt(product, branch, choice, qty);
  const states = attributesAt(root, attributes, choice);
  const write = useMemo(
    () => (next: Choice, params: URLSearchParams) => writeChoice(attributes, next, params),
    [attributes],
  );
  useAddress(choice, write);
  useShown({
    shown,
    attributes: states,
    onQty: setQty,
    onOption(code, optionId) {
      take(
        attributes.findIndex((attribute) => attribute.code === code),
        optionId,
      );
    },
  });

  function take(step: number, optionId: string): void {
    if (step < 0 || choice[step] === optionId) return;
    const next = choose(choice, step, optionId);
    const dropped = droppedBy(choice, step).map((index) => attributes[index]?.label.toLowerCase() ?? '');
    setAnnouncement(dropped.length > 0 ? t('dropped', { attributes: dropped.join(', ') }) : '');
    setChoice(next);
    setQty(withinBranch(qty, branchAt(root, next)));
  }

  const canBeBought = isSaleable(attributes, choice, branch);
  const missing = choice.length === 0 ? missingPairs(root, attributes, MAX_PAIRS) : [];
  return { choice, shown, states, canBeBought, missing, qty, setQty, take, announcement };
}

/** Product rule 21: a choice that leads to one variant in stock brings the quantity within its limits. */
function withinBranch(qty: number, branch: Branch | null): number {
  return branch?.only?.inStock ? withinOffer(qty, branch.only) : qty;
}

export default defineWidget(part, { view: ConfigurableProduct });
