import { useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import type { TypedJob } from '../../../../shared/api';
import { formatNumber } from '../../../../shared/i18n';
import { emit } from '../../../../shared/platform/events';
import { JOBS } from '../../jobs';
import type { Job } from '../../jobs/Job';
import { fieldViews, jobView, type FieldView } from '../../jobs/jobView';
import { readJob } from '../../jobs/readJob';
import { Choice, Side } from '../../materials/fields';
import { CalculatorForm } from '../../materials/CalculatorForm';
import { Materials } from '../../materials/Materials';
import { useListToCart } from '../../materials/useListToCart';
import { t } from '../../messages';
import { tJob } from '../../jobs/messages';
import part from './part';

const WORDS = { say: tJob, list: { say: t, number: formatNumber } };

/** Project rules 13 to 17: from the sizes of a job to a list of materials in the cart. */
export function JobCalculator({
  job: name,
  terms,
  typed: printed,
  isAsked,
  page,
  quotePage,
  savePage,
  cartPage,
  after,
}: WidgetProps<typeof part>) {
  const job: Job = JOBS[name];
  const [typed, setTyped] = useState<TypedJob>(printed);
  // Of a field that is not left yet nothing is wrong.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setSubmitted] = useState(isAsked);
  const { values, problems } = readJob(job, typed, terms);
  const plan = values && job.plan(values, terms, formatNumber);
  const view = plan && jobView(job, plan, terms, WORDS);
  const list = useListToCart(view?.rows ?? [], { name: tJob(job.name), after });
  const shown = problems.filter(({ field }) => isSubmitted || left.has(field));
  const fields = fieldViews(job, typed, terms, shown, WORDS);

  const change = (field: string, value: string): void => setTyped((known) => ({ ...known, [field]: value }));
  const leave = (field: string): void => setLeft((known) => new Set([...known, field]));

  function calculate(): string | undefined {
    setSubmitted(true);
    const [wrong] = problems;
    if (wrong) return wrong.field;
    history.replaceState(history.state, '', `${page}?${new URLSearchParams(filledIn(typed)).toString()}`);
    if (plan) emit('job-calculated', { job: name, size: plan.measured });
    return undefined;
  }

  return (
    <>
      <CalculatorForm title={tJob(job.title)} hasMistakes={isSubmitted && shown.length > 0} onCalculate={calculate}>
        <div className="noest-terrace__fields">
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              onChange={(value) => {
                change(field.name, value);
                // A choice is made at once; a size while it is typed.
                if (field.kind !== 'text') leave(field.name);
              }}
              onLeave={() => leave(field.name)}
            />
          ))}
        </div>
      </CalculatorForm>
      {view ? (
        <Materials view={view} list={list} quotePage={quotePage} savePage={savePage} cartPage={cartPage} />
      ) : (
        <p className="noest-terrace__small">{tJob(job.empty)}</p>
      )}
    </>
  );
}

interface FieldProps {
  readonly field: FieldView;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** The same markup as the server's `job-field` partial. */
function Field({ field: { kind, name, label, value, options, error, isWide }, onChange, onLeave }: FieldProps) {
  switch (kind) {
    case 'text':
      return <Side name={name} label={label} value={value} error={error} onChange={onChange} onLeave={onLeave} />;
    case 'choice':
      return (
        <Choice
          name={name}
          label={label}
          value={value}
          options={options.map((option) => [option.value, option.words])}
          error={error}
          isWide={isWide}
          onChange={onChange}
        />
      );
    case 'tick':
      return (
        <label className="noest-check noest-terrace__wide">
          <input
            className="noest-check__input"
            type="checkbox"
            name={name}
            value="1"
            checked={value === '1'}
            onChange={(event) => onChange(event.currentTarget.checked ? '1' : '')}
          />
          {label}
        </label>
      );
  }
}

/** What its form would send: no box that is not ticked. */
function filledIn(typed: TypedJob): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => name !== 'extra' || value !== ''));
}

export default defineWidget(part, { view: JobCalculator });
