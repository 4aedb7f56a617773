import { useId, useState, type ReactNode } from 'react';
import type { Offer } from '../../../../shared/api';
import { formatNumber } from '../../../../shared/i18n';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { t } from '../../messages';
import { Amount, Button, Icon } from '../../../../shared/ui';
import { piecePriceAt, piecesText, rowTotal, withinOffer, type Terms } from '../model';
import { piecesFor, readSide, WASTE_PERCENTS, type Measure, type Measured, type Side } from './model';
import './calculator.css';

interface CalculatorProps {
  readonly offer: Offer;
  readonly measure: Measure;
  readonly terms: Terms;
  readonly onQty: (qty: number) => void;
}

/** Product rule 22: from the size of a terrace to a number of planks. */
export function Calculator({ offer, measure, terms, onQty }: CalculatorProps) {
  const id = useId();
  const [length, setLength] = useState('');
  const [width, setWidth] = useState('');
  const [waste, setWaste] = useState<number>(WASTE_PERCENTS[1]);
  const sides = { length: readSide(length), width: measure === 'area' ? readSide(width) : null };
  const measured: Measured | null =
    typeof sides.length === 'number' && typeof sides.width !== 'string'
      ? { length: sides.length, width: sides.width, wastePercent: waste }
      : null;
  const pieces = measured ? piecesFor(offer, measured) : 0;
  const text = piecesText(pieces, offer.pieceName);

  return (
    <details className="noest-calculator">
      <summary className="noest-calculator__title">
        <Icon name="calculator" />
        {offer.pieceName ? t('calculatorOf', { many: offer.pieceName.many }) : t('calculator')}
        <Icon name="chevron-down" />
      </summary>
      <div className="noest-calculator__body">
        <div className="noest-calculator__fields">
          <Field id={`${id}l`} label={t('calculatorLength')} error={errorOf(sides.length)}>
            {(described) => <Metres {...described} value={length} onChange={setLength} />}
          </Field>
          {measure === 'area' && (
            <Field id={`${id}w`} label={t('calculatorWidth')} error={errorOf(sides.width)}>
              {(described) => <Metres {...described} value={width} onChange={setWidth} />}
            </Field>
          )}
          <Field id={`${id}s`} label={t('calculatorWaste')} error={null}>
            {(described) => (
              <select
                {...described}
                className="noest-calculator__control"
                value={waste}
                onChange={(event) => setWaste(Number(event.currentTarget.value))}
              >
                {WASTE_PERCENTS.map((percent) => (
                  <option key={percent} value={percent}>
                    {percent}%
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="noest-calculator__result">
          <p className="noest-calculator__answer" role="status">
            {measured && (
              <>
                <strong className="noest-calculator__pieces">{t(text.key, text.values)}</strong>
                <small className="noest-calculator__note">
                  {measured.width !== null && `${surface(measured.length * measured.width)} · `}
                  <Amount amount={rowTotal(piecePriceAt(offer, pieces), pieces, terms).total} />
                </small>
              </>
            )}
            {!measured && (
              <small className="noest-calculator__note">
                {t(measure === 'area' ? 'calculatorFillArea' : 'calculatorFillLength')}
              </small>
            )}
            {measured && offer.maxQty !== null && pieces > offer.maxQty && (
              <small className="noest-calculator__note">{t('onlyLeft', { n: offer.maxQty })}</small>
            )}
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={!measured}
            onClick={() => {
              if (measured) onQty(withinOffer(pieces, offer));
            }}
          >
            {t('calculatorTake')}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** What is wrong with a side, in words. */
function errorOf(side: Side | null): string | null {
  if (side === 'format') return t('calculatorFormat');
  return side === 'range' ? tCommon('invalid') : null;
}

const CM2_IN_M2 = 10_000;

function surface(cm2: number): string {
  const m2 = cm2 / CM2_IN_M2;
  return `${formatNumber(m2, Number.isInteger(m2) ? 0 : 2)}\u00a0m²`;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** What is wrong, in words; null where nothing is. */
  readonly error: string | null;
  readonly children: (described: Described) => ReactNode;
}

function Field({ id, label, error, children }: FieldProps) {
  const note = `${id}-note`;
  return (
    <div className="noest-calculator__field">
      <label className="noest-calculator__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== null || undefined,
        'aria-describedby': error === null ? undefined : note,
      })}
      {error !== null && (
        <span className="noest-calculator__error" id={note}>
          {error}
        </span>
      )}
    </div>
  );
}

interface MetresProps extends Described {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Metres({ value, onChange, ...described }: MetresProps) {
  return (
    <input
      {...described}
      className="noest-calculator__control"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
