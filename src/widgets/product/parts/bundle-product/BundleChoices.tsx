import type { BundleOption, BundleSelection } from '../../../../shared/api';
import { formatQuantity, unbroken } from '../../../../shared/i18n';
import { t } from '../../messages';
import { Amount, QuantityStepper } from '../../../../shared/ui';
import '../../purchase/swatches.css';
import { changeQty, choose, drop, qtyOf, type BundleChoice } from './model';

interface BundleChoicesProps {
  readonly options: readonly BundleOption[];
  readonly choice: BundleChoice;
  /** Required options without a choice, once the shopper has submitted. */
  readonly missing: readonly BundleOption[];
  readonly onChange: (choice: BundleChoice) => void;
}

/** The options of a bundle, each with its parts. */
export function BundleChoices({ options, choice, missing, onChange }: BundleChoicesProps) {
  return options.map((option) => (
    <fieldset className="noest-bundle" key={option.id}>
      <legend className="noest-swatches__legend">
        {option.label}
        {!option.required && ' '}
        {!option.required && <span className="noest-swatches__hint">{t('optional')}</span>}
      </legend>
      {option.selections.map((selection) => (
        <Selection key={selection.id} option={option} selection={selection} choice={choice} onChange={onChange} />
      ))}
      {missing.includes(option) && (
        <p className="noest-swatches__problem" role="alert">
          {t('choose', { attribute: option.label.toLowerCase() })}
        </p>
      )}
    </fieldset>
  ));
}

interface SelectionProps extends Pick<BundleChoicesProps, 'choice' | 'onChange'> {
  readonly option: BundleOption;
  readonly selection: BundleSelection;
}

function Selection({ option, selection, choice, onChange }: SelectionProps) {
  const { id, name, price, inStock, canChangeQty, maxQty } = selection;
  const qty = qtyOf(choice, option.id, id);
  const shownQty = qty || selection.qty;
  return (
    <div className="noest-bundle__option">
      <label className="noest-bundle__label">
        <input
          className="noest-bundle__input"
          type={option.type}
          name={`bundle_option[${option.id}]`}
          value={id}
          checked={qty > 0}
          disabled={!inStock}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? choose(choice, option, id) : drop(choice, option, id))
          }
        />
        <span className="noest-bundle__name">
          {unbroken(name)}
          {!inStock && <span className="noest-bundle__note"> {t('outOfStock')}</span>}
        </span>
        <span className="noest-bundle__price">
          {price.inclTax === 0 ? (
            t('included')
          ) : (
            <>
              {shownQty === 1 ? '+ ' : `+ ${formatQuantity(shownQty)} × `}
              <Amount amount={price} />
            </>
          )}
        </span>
      </label>
      {canChangeQty && qty > 0 && (
        <QuantityStepper
          small
          label={t('quantityOf', { product: name })}
          value={qty}
          max={maxQty}
          onChange={(next) => onChange(changeQty(choice, option, id, next))}
        />
      )}
    </div>
  );
}
