import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { formatQuantity } from '../../i18n';
import { t as tCommon } from '../../i18n/messages';
import { Icon } from '../Icon';
import { createNamespace } from '../../i18n/namespace';
import dutch from './messages/quantity.nl.json';
import { clampQuantity, isNumber, largestPart, LARGEST_QUANTITY, parseQuantity, quantityProblem } from './quantity';
import './quantity.css';

const t = createNamespace('quantity', dutch, () => import('./messages/quantity.en.json'));

interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (qty: number) => void;
  readonly min?: number;
  readonly max?: number | null;
  /** Sold by so many; a quantity that is a fraction is changed by that fraction. */
  readonly step?: number;
  /** Name of the field in a form that is posted. */
  readonly name?: string;
  readonly label?: string;
  readonly small?: boolean;
  /**
   * Told at once why what stands in the field can't be ordered, in words, and null once it can: the quantity asked for is then
   * not the one that is seen.
   */
  readonly onProblem?: (problem: string | null) => void;
}

/**
 * A quantity with a button at either side. While something is typed the field shows just that, so the caret never jumps;
 * a value that comes from elsewhere, such as the shop's answer, replaces it.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, name, label = tCommon('quantity'), small = false, onProblem } = props;
  const [part, setPart] = useState(1);
  const step = part < 1 ? part : (props.step ?? 1);
  const { min = step } = props;
  const max = props.max ?? LARGEST_QUANTITY;
  const bounds = { min, max, step };
  // A quantity that can't be ordered, such as one of the address, is told of like one that was typed.
  const [draft, setDraft] = useState(() =>
    onProblem && quantityProblem(String(value), bounds) ? String(value) : null,
  );
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (draft !== null && Number(draft) !== value) setDraft(null);
  }
  // What can be had in fractions, as the cart of a Magento says by having one, is changed by that fraction from then on.
  if (largestPart(value) < part) setPart(largestPart(value));

  const wrong = draft === null ? null : quantityProblem(draft, bounds);
  const problem = wrong && t(wrong.key, inWords(wrong.values));
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (problem !== told.current) onProblem?.(problem);
    told.current = problem;
  }, [problem, onProblem]);

  function change(qty: number): void {
    if (qty !== value) onChange(qty);
  }

  const isLeast = value <= min;
  const isMost = value + step > max;

  /** At a bound a press changes nothing, as its button says: a value beyond it, which an address or the stock gives, stays. */
  function stepBy(by: number): void {
    if (by > 0 ? isMost : isLeast) return;
    setDraft(null);
    change(clampQuantity(value + by, bounds));
  }

  function type(text: string): void {
    setDraft(text);
    const qty = parseQuantity(text, bounds);
    if (qty !== null) change(qty);
  }

  function settle({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    // A form is not sent with what can't be ordered: the browser says what is wrong. Elsewhere the last good one is back.
    if (name && !currentTarget.validity.valid) return;
    if (draft !== null && isNumber(draft, bounds)) change(clampQuantity(Number(draft), bounds));
    setDraft(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? step : -step);
  }

  return (
    <div className={small ? 'noest-qty noest-qty--small' : 'noest-qty'} role="group" aria-label={label}>
      <button
        className="noest-qty__step"
        type="button"
        aria-label={t('decrease')}
        aria-disabled={isLeast || undefined}
        onClick={() => stepBy(-step)}
      >
        <Icon name="minus" small />
      </button>
      <input
        className="noest-qty__input"
        // A browser takes "1.000" for 1, and would send the form, with the quantity before it.
        ref={(input) => input?.setCustomValidity(problem ?? '')}
        type="number"
        inputMode={part < 1 ? 'decimal' : 'numeric'}
        name={name}
        min={min}
        max={max}
        step={step}
        required={Boolean(name)}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={settle}
        // A wheel over a focused number field would change the order instead of scrolling the page.
        onWheel={(event) => event.currentTarget.blur()}
      />
      <button
        className="noest-qty__step"
        type="button"
        aria-label={t('increase')}
        aria-disabled={isMost || undefined}
        onClick={() => stepBy(step)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}

/** Quantities as a shopper reads them. */
function inWords(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, qty]) => [name, formatQuantity(qty)]));
}
