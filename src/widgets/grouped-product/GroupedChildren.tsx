import type { GroupedChild } from '../../shared/api';
import { unbroken } from '../../shared/i18n';
import { t } from '../../shared/i18n/product';
import { Price } from '../../shared/product-card/Price';
import { StockLine } from '../../shared/product-card/StockLine';
import { priceAt } from '../../shared/purchase/model';
import { Notice, QuantityStepper } from '../../shared/ui';
import type { Quantities } from './model';

interface GroupedChildrenProps {
  readonly items: readonly GroupedChild[];
  readonly quantities: Quantities;
  /** Why a child did not go into the cart, by its SKU. */
  readonly failures: ReadonlyMap<string, string>;
  readonly onChange: (quantities: Quantities) => void;
}

/** A row for each product of a group. */
export function GroupedChildren({ items, quantities, failures, onChange }: GroupedChildrenProps) {
  return (
    // Safari takes the list out of a list without bullets; the role puts it back.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="noest-grouped" role="list">
      {items.map((child) => (
        <li className="noest-grouped__item" key={child.sku}>
          <Child
            child={child}
            qty={quantities[child.sku] ?? 0}
            failure={failures.get(child.sku)}
            onQty={(qty) => onChange({ ...quantities, [child.sku]: qty })}
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
  readonly onQty: (qty: number) => void;
}

function Child({ child, qty, failure, onQty }: ChildProps) {
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
        />
      )}
      <div className="noest-grouped__failure" role="alert">
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
    </>
  );
}
