import { useId, useState, type ReactNode } from 'react';
import type { Offer } from '../../../../shared/api';
import { formatNumber } from '../../../../shared/i18n';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { t } from '../../messages';
import { Amount, Button, Icon } from '../../../../shared/ui';
import { parseMetres } from '../../../../shared/ui/quantity/quantity';
import { piecePriceAt, piecesText, rowTotal, withinOffer, type Terms } from '../model';
import { piecesFor, WASTE_PERCENTS, type Measure } from './model';
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
  const sides = { length: parseMetres(length), width: measure === 'area' ? parseMetres(width) : null };
  const isWhole = sides.length !== null && (measure === 'length' || sides.width !== null);
  const pieces = isWhole ? piecesFor(offer, { length: sides.length ?? 0, width: sides.width, wastePercent: waste }) : 0;
  const text = piecesText(pieces, offer.pieceName);
  const isWrong = (typed: string, side: number | null) => typed.trim() !== '' && side === null;

  return (
    <details className="noest-calculator">
      <summary className="noest-calculator__title">
        <Icon name="calculator" />
        {offer.pieceName ? t('calculatorOf', { many: offer.pieceName.many }) : t('calculator')}
        <Icon name="chevron-down" />
      </summary>
      <div className="noest-calculator__body">
        <div className="noest-calculator__fields">
          <Field id={`${id}l`} label={t('calculatorLength')} isWrong={isWrong(length, sides.length)}>
            {(described) => <Metres {...described} value={length} onChange={setLength} />}
          </Field>
          {measure === 'area' && (
            <Field id={`${id}w`} label={t('calculatorWidth')} isWrong={isWrong(width, sides.width)}>
              {(described) => <Metres {...described} value={width} onChange={setWidth} />}
            </Field>
          )}
          <Field id={`${id}s`} label={t('calculatorWaste')} isWrong={false}>
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
            {isWhole && (
              <>
                <strong className="noest-calculator__pieces">{t(text.key, text.values)}</strong>
                <small className="noest-calculator__note">
                  {measure === 'area' && `${surface((sides.length ?? 0) * (sides.width ?? 0))} · `}
                  <Amount amount={rowTotal(piecePriceAt(offer, pieces), pieces, terms).total} />
                </small>
              </>
            )}
            {!isWhole && (
              <small className="noest-calculator__note">
                {t(measure === 'area' ? 'calculatorFillArea' : 'calculatorFillLength')}
              </small>
            )}
            {isWhole && offer.maxQty !== null && pieces > offer.maxQty && (
              <small className="noest-calculator__note">{t('onlyLeft', { n: offer.maxQty })}</small>
            )}
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={!isWhole}
            onClick={() => {
              if (isWhole) onQty(withinOffer(pieces, offer));
            }}
          >
            {t('calculatorTake')}
          </Button>
        </div>
      </div>
    </details>
  );
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
  readonly isWrong: boolean;
  readonly children: (described: Described) => ReactNode;
}

function Field({ id, label, isWrong, children }: FieldProps) {
  const note = `${id}-note`;
  return (
    <div className="noest-calculator__field">
      <label className="noest-calculator__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? note : undefined,
      })}
      {isWrong && (
        <span className="noest-calculator__error" id={note}>
          {tCommon('invalid')}
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
