import type { JobTerms, TypedJob } from '../../../shared/api';
import { materialView, type ListView, type ListWords } from '../materials/listView';
import type { Job, JobField, JobKey, JobPlan, JobProblem } from './Job';
import { goodsOf } from './readJob';

/** The words of a job, and those of every list. */
export interface JobWords {
  say(key: JobKey, values?: Readonly<Record<string, string | number>>): string;
  readonly list: ListWords;
}

/** A field as a page shows it, printed by the server or drawn by the part. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'choice' | 'tick';
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  /** Empty where nothing is wrong. */
  readonly error: string;
  readonly isWide: boolean;
}

/** The fields of a job with what is filled in, and what is wrong with it. */
export function fieldViews(
  job: Job,
  typed: TypedJob,
  terms: JobTerms,
  problems: readonly JobProblem[],
  { say, list }: JobWords,
): FieldView[] {
  return job.fields.map((field) => {
    const problem = problems.find((one) => one.field === field.name);
    return {
      name: field.name,
      label: say(field.label),
      kind: KINDS[field.kind],
      value: valueOf(field, typed, terms),
      options: optionsOf(field, terms, list),
      error: problem ? say(problem.key, problem.values && written(problem.values, list)) : '',
      isWide: field.isWide === true,
    };
  });
}

const KINDS = { metres: 'text', area: 'text', number: 'choice', goods: 'choice', tick: 'tick' } as const;

/** What a choice holds that nobody made, or that there is not: the first. */
function valueOf(field: JobField, typed: TypedJob, terms: JobTerms): string {
  const text = typed[field.name] ?? '';
  if (field.kind === 'goods') return goodsOf(field.role, text, terms).code;
  if (field.kind !== 'number') return text;
  return String(field.options.find((option) => String(option) === text) ?? field.first);
}

function optionsOf(field: JobField, { goods }: JobTerms, { number }: ListWords): FieldView['options'] {
  if (field.kind === 'goods') return (goods[field.role] ?? []).map(({ code, name }) => ({ value: code, words: name }));
  if (field.kind !== 'number') return [];
  const { unit } = field;
  const wordsOf = (option: number): string => {
    if (unit === 'count') return number(option);
    return unit === 'cm' ? `${number(option / 10)} cm` : `${number(option)} mm`;
  };
  return field.options.map((option) => ({ value: String(option), words: wordsOf(option) }));
}

/** The list of a job in words. */
export function jobView(job: Job, plan: JobPlan, { freeDeliveryFrom }: JobTerms, { say, list }: JobWords): ListView {
  return {
    rows: plan.rows.map(({ planned, note: [key, values], counted }) =>
      materialView(planned, say(key, values), list.say(counted, { n: planned.count }), list),
    ),
    total: plan.total,
    totalLabel: say(job.totalFor, plan.size),
    per: plan.per,
    perLabel: say(job.perLabel),
    isDeliveredFree: freeDeliveryFrom !== null && plan.total.inclTax >= freeDeliveryFrom,
    also: plan.also.map(([key, values]) => say(key, values)),
    projectName: say(job.projectName, plan.size),
  };
}

/** Figures as the page writes them; a whole number may be a count, which the words bend to. */
function written(values: NonNullable<JobProblem['values']>, { number }: ListWords) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number.isInteger(value) ? value : number(Number(value), 2)]),
  );
}
