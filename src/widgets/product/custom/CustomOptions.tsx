import { useCallback, useId, useSyncExternalStore, type ReactNode } from 'react';
import type { ChosenOption, CustomOption, EnteredOption, Offer, Surcharge } from '../../../shared/api';
import '../../../shared/forms/field.css';
import { formatMoney } from '../../../shared/i18n';
import type { Amount, Cents } from '../../../shared/money';
import { on } from '../../../shared/platform/events';
import { priceView } from '../../prices';
import { t as tProduct } from '../messages';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './messages/options.nl.json';
import { amountAt, type Entries, type Problem } from './model';
import './custom-options.css';

/** The messages of the custom options, which are fetched with their fields. */
const t = createNamespace('options', dutch, () => import('./messages/options.en.json'));

interface CustomOptionsProps {
  readonly options: readonly CustomOption[];
  /** What percentages are taken of, without what was chosen. */
  readonly offer: Offer;
  readonly entries: Entries;
  /** What is wrong, once the shopper has submitted. */
  readonly problems: ReadonlyMap<string, Problem>;
  readonly onChange: (entries: Entries) => void;
}

interface FieldProps<Option> {
  readonly option: Option;
  readonly name: string;
  readonly entered: readonly string[];
  readonly problem: string | null;
  /** Of a surcharge: "+ € 2,-"; empty where it costs nothing. */
  readonly priceOf: (surcharge: Surcharge) => string;
  readonly onEnter: (entered: readonly string[]) => void;
}

/** Product rule 45: the fields of the custom options, by the names of Magento's own form. */
export function CustomOptions({ options, offer, entries, problems, onChange }: CustomOptionsProps) {
  const view = useAmountView();
  return (
    <div className="noest-options">
      {options.map((option) => {
        const problem = problems.get(option.id);
        const shared = {
          name: `options[${option.id}]`,
          entered: entries[option.id] ?? [],
          problem: problem
            ? t(problem, {
                field: option.label.toLowerCase(),
                n: 'maxLength' in option ? (option.maxLength ?? 0) : 0,
              })
            : null,
          priceOf: (surcharge: Surcharge) => priceText(amountAt(surcharge, offer.piecePrice)[view]),
          onEnter: (entered: readonly string[]) => onChange({ ...entries, [option.id]: entered }),
        };
        if ('values' in option) {
          const Field = option.kind === 'select' ? SelectField : Choices;
          return <Field key={option.id} {...shared} option={option} />;
        }
        const Field = option.kind === 'date' ? DateField : TextField;
        return <Field key={option.id} {...shared} option={option} />;
      })}
    </div>
  );
}

/** Which of both amounts a text has that can't have both, such as an option of a list. */
function useAmountView(): keyof Amount {
  const follow = useCallback((render: () => void) => {
    const leave = new AbortController();
    on('price-view-changed', render, { signal: leave.signal });
    return () => leave.abort();
  }, []);
  return useSyncExternalStore(follow, () => (priceView.current === 'excl_tax' ? 'exclTax' : 'inclTax'));
}

function priceText(cents: Cents): string {
  if (cents === 0) return '';
  return `${cents < 0 ? '-' : '+'} ${formatMoney(Math.abs(cents) as Cents)}`;
}

function TextField({ option, name, entered, problem, priceOf, onEnter }: FieldProps<EnteredOption>) {
  const id = useId();
  const Control = option.kind === 'lines' ? 'textarea' : 'input';
  return (
    <div className="noest-field">
      <label className="noest-field__label" htmlFor={id}>
        <Title option={option} price={priceOf(option.surcharge)} />
      </label>
      <Control
        className="noest-field__control"
        id={id}
        name={name}
        value={entered[0] ?? ''}
        aria-required={option.required}
        {...describedBy(id, problem)}
        onChange={(event) => onEnter([event.currentTarget.value])}
      />
      <ProblemText id={id} problem={problem} />
    </div>
  );
}

function SelectField({ option, name, entered, problem, priceOf, onEnter }: FieldProps<ChosenOption>) {
  const id = useId();
  return (
    <div className="noest-field">
      <label className="noest-field__label" htmlFor={id}>
        <Title option={option} price="" />
      </label>
      <select
        className="noest-field__control noest-field__control--select"
        id={id}
        name={name}
        value={entered[0] ?? ''}
        aria-required={option.required}
        {...describedBy(id, problem)}
        onChange={(event) => onEnter([event.currentTarget.value])}
      >
        <option value="">{tProduct('makeChoice')}</option>
        {option.values.map((value) => (
          <option key={value.id} value={value.id}>
            {`${value.label} ${priceOf(value.surcharge)}`.trim()}
          </option>
        ))}
      </select>
      <ProblemText id={id} problem={problem} />
    </div>
  );
}

/** Radio buttons with one that chooses nothing where nothing need be chosen, or checkboxes. */
function Choices({ option, name, entered, problem, priceOf, onEnter }: FieldProps<ChosenOption>) {
  const isRadio = option.kind === 'radio';
  const none = isRadio && !option.required ? [{ id: '', label: t('none'), price: '' }] : [];
  const values = option.values.map(({ id, label, surcharge }) => ({ id, label, price: priceOf(surcharge) }));
  return (
    <Group option={option} problem={problem} price="">
      {[...none, ...values].map((value) => (
        <label className="noest-check" key={value.id}>
          <input
            className="noest-check__input"
            type={option.kind}
            name={isRadio ? name : `${name}[]`}
            value={value.id}
            checked={isRadio ? (entered[0] ?? (option.required ? null : '')) === value.id : entered.includes(value.id)}
            onChange={(event) =>
              onEnter(isRadio ? [value.id] : changed(entered, value.id, event.currentTarget.checked))
            }
          />
          <span>
            {value.label} {value.price && <span className="noest-options__price">{value.price}</span>}
          </span>
        </label>
      ))}
    </Group>
  );
}

function changed(entered: readonly string[], id: string, isChosen: boolean): readonly string[] {
  const others = entered.filter((other) => other !== id);
  return isChosen ? [...others, id] : others;
}

/** Three numbers, as Magento's own form has them: they keep what was typed before the part was there. */
function DateField({ option, name, entered, problem, priceOf, onEnter }: FieldProps<EnteredOption>) {
  const part = (index: number, key: 'day' | 'month' | 'year') => (
    <label className={`noest-options__${key}`}>
      {t(key)}
      <input
        className="noest-field__control"
        inputMode="numeric"
        name={`${name}[${key}]`}
        maxLength={key === 'year' ? 4 : 2}
        value={entered[index] ?? ''}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onEnter([0, 1, 2].map((at) => (at === index ? text : (entered[at] ?? ''))));
        }}
      />
    </label>
  );
  return (
    <Group option={option} problem={problem} price={priceOf(option.surcharge)}>
      <div className="noest-options__date">
        {part(0, 'day')}
        {part(1, 'month')}
        {part(2, 'year')}
      </div>
    </Group>
  );
}

interface GroupProps extends TitleProps {
  readonly problem: string | null;
  readonly children: ReactNode;
}

function Group({ option, problem, price, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className="noest-options__group" aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="noest-field__label">
        <Title option={option} price={price} />
      </legend>
      {children}
      <ProblemText id={id} problem={problem} />
    </fieldset>
  );
}

interface TitleProps {
  readonly option: CustomOption;
  readonly price: string;
}

function Title({ option, price }: TitleProps) {
  return (
    <>
      {option.label}
      {!option.required && <span className="noest-field__optional"> {tProduct('optional')}</span>}
      {price && <span className="noest-options__price"> {price}</span>}
    </>
  );
}

function describedBy(id: string, problem: string | null) {
  return problem ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
}

function ProblemText({ id, problem }: { readonly id: string; readonly problem: string | null }) {
  return (
    problem && (
      <p className="noest-field__error" id={`${id}-error`} role="alert">
        {problem}
      </p>
    )
  );
}
