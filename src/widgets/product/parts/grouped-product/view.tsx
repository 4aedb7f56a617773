import { useState, type SubmitEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import type { GroupedChild } from '../../../../shared/api';
import { unbroken } from '../../../../shared/i18n';
import { Notice, QuantityStepper } from '../../../../shared/ui';
import { useAdding } from '../../../cart/views';
import { Price } from '../../card/Price';
import { StockLine } from '../../card/StockLine';
import { t } from '../../messages';
import { pageParams, wasAsked } from '../../purchase/address';
import { BuyButton, BuyTotal, ChosenPrice, DeliveryLine, Failure } from '../../purchase/BuyBox';
import { priceAt } from '../../purchase/model';
import { useProduct } from '../../purchase/useProduct';
import { useShown } from '../../purchase/useShown';
import {
  groupTotal,
  isSaleable,
  readQuantities,
  selectionsOf,
  shownGroup,
  totalQty,
  withoutAdded,
  type Quantities,
} from './model';
import part from './part';
import './grouped-product.css';

/** Product rule 12: several products, a quantity of each, and one total. */
export function GroupedProduct(props: WidgetProps<typeof part>) {
  const product = useProduct(props, 'grouped');
  const { children } = product.purchase;
  const [quantities, setQuantities] = useState(() => readQuantities(children, pageParams()));
  const [isSubmitted, setSubmitted] = useState(() => wasAsked(pageParams()));
  const [problems, setProblems] = useState<Readonly<Record<string, string | null>>>({});
  const problem = Object.values(problems).find((text) => text !== null) ?? null;
  const { busy, failures, added, failure, add } = useAdding({
    name: product.name,
    after: props.after,
    printed: props.failure,
  });
  const [handled, setHandled] = useState(added);
  // The next press does not add once more what is in the cart.
  if (added !== handled) {
    setHandled(added);
    setQuantities(withoutAdded(quantities, added));
  }
  const shown = shownGroup(product, quantities);
  useShown({ shown, onQty() {} });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    if (!isSaleable(quantities)) return;
    if (await add(...selectionsOf(children, quantities))) setSubmitted(false);
  }

  return (
    <>
      <form id={props.formId} className="noest-buy-form" onSubmit={(event) => void submit(event)}>
        {shown && <ChosenPrice price={shown.price} />}
        <GroupedChildren
          items={children}
          quantities={quantities}
          failures={failures}
          added={added}
          onChange={setQuantities}
          onProblem={(sku, text) => setProblems((known) => ({ ...known, [sku]: text }))}
        />
        <div className="noest-buy">
          <BuyTotal
            qty={totalQty(quantities)}
            row={groupTotal(children, quantities, product)}
            problem={problem}
            offer={null}
          />
          <DeliveryLine delivery={shown?.delivery ?? null} />
          <BuyButton busy={busy} isEditing={false} />
          <Failure text={isSubmitted && !isSaleable(quantities) ? t('chooseFirst') : failure} />
        </div>
      </form>
      <Slot name="extra" />
    </>
  );
}

interface GroupedChildrenProps {
  readonly items: readonly GroupedChild[];
  readonly quantities: Quantities;
  /** Why a child could not be added, by its SKU. */
  readonly failures: ReadonlyMap<string, string>;
  readonly added: ReadonlySet<string>;
  readonly onChange: (quantities: Quantities) => void;
  readonly onProblem: (sku: string, problem: string | null) => void;
}

/** A row for each child. */
function GroupedChildren({ items, quantities, failures, added, onChange, onProblem }: GroupedChildrenProps) {
  return (
    // Safari drops the role of a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="noest-grouped" role="list">
      {items.map((child) => (
        <li className="noest-grouped__item" key={child.sku}>
          <Child
            child={child}
            qty={quantities[child.sku] ?? 0}
            failure={failures.get(child.sku)}
            isAddedAlone={failures.size > 0 && added.has(child.sku)}
            onQty={(qty) => onChange({ ...quantities, [child.sku]: qty })}
            onProblem={(text) => onProblem(child.sku, text)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChildProps {
  readonly child: GroupedChild;
  readonly qty: number;
  readonly failure: string | undefined;
  /** In the cart, while another child is not. */
  readonly isAddedAlone: boolean;
  readonly onQty: (qty: number) => void;
  readonly onProblem: (problem: string | null) => void;
}

function Child({ child, qty, failure, isAddedAlone, onQty, onProblem }: ChildProps) {
  const { regular, final, unit } = priceAt(child, Math.max(1, qty));
  return (
    <>
      <div>
        <p className="noest-grouped__name">{unbroken(child.name)}</p>
        <Price regular={regular ?? final} final={final} unit={unit} />
        <StockLine stock={child.stock} />
      </div>
      {child.inStock && (
        <QuantityStepper
          small
          name={`super_group[${child.sku}]`}
          label={t('quantityOf', { product: child.name })}
          value={qty}
          min={0}
          step={child.qtyStep}
          max={child.maxQty}
          onChange={onQty}
          onProblem={onProblem}
        />
      )}
      <div className="noest-grouped__failure" role="alert">
        {failure && <Notice type="error">{failure}</Notice>}
        {isAddedAlone && <Notice type="success">{t('added', { product: child.name })}</Notice>}
      </div>
    </>
  );
}

export default defineWidget(part, { view: GroupedProduct });
