import type { JobGoods, JobTerms, TypedJob } from '../../../shared/api';
import { parseMetres } from '../../../shared/ui/quantity/quantity';
import { SIDES } from '../terrace/choices';
import type { Job, JobField, JobProblem, JobValues } from './Job';

const MM_A_CM = 10;
/** What is written with two decimals, as metres are, is so many mm². */
const MM2_A_HUNDREDTH = 10_000;

interface Read {
  /** Null where a side is not filled in, or something is wrong. */
  readonly values: JobValues | null;
  readonly problems: readonly JobProblem[];
}

/** Project rules 3 and 14: what was filled in, and what is wrong with it. A choice that there is not is the first one. */
export function readJob(job: Job, typed: TypedJob, terms: JobTerms): Read {
  const number: Record<string, number> = {};
  const goods: Record<string, JobGoods> = {};
  const problems: JobProblem[] = [];
  for (const field of job.fields) {
    const text = typed[field.name] ?? '';
    if (field.kind === 'goods') goods[field.name] = goodsOf(field.role, text, terms);
    else {
      const read = readNumber(field, text);
      if (typeof read === 'number') number[field.name] = read;
      else problems.push(read);
    }
  }
  if (problems.length > 0) return { values: null, problems };
  const values = { number, goods };
  const problem = job.check(values);
  return problem ? { values: null, problems: [problem] } : { values, problems };
}

/** The article that was chosen, or the first. */
export function goodsOf(role: string, code: string, { goods }: JobTerms): JobGoods {
  const all = goods[role] ?? [];
  const found = all.find((one) => one.code === code) ?? all[0];
  if (!found) throw new RangeError(`the terms have no ${role}`);
  return found;
}

function readNumber(field: Exclude<JobField, { kind: 'goods' }>, text: string): number | JobProblem {
  switch (field.kind) {
    case 'metres':
      return readSide(field.name, text);
    case 'area': {
      if (text.trim() === '' || /^0+([.,]0{0,2})?$/.test(text.trim())) return 0;
      const hundredths = parseMetres(text);
      return hundredths === null ? { field: field.name, key: 'areaWrong' } : hundredths * MM2_A_HUNDREDTH;
    }
    case 'number':
      return field.options.find((option) => String(option) === text) ?? field.first;
    case 'tick':
      return text === '1' ? 1 : 0;
  }
}

/** A side in mm, or what is wrong with it. Who writes 500 for 5,00 may be told so. */
function readSide(field: string, text: string): number | JobProblem {
  if (text.trim() === '') return { field, key: 'sideMissing' };
  const cm = parseMetres(text);
  if (cm === null) return { field, key: 'sideRange' };
  if (isSide(cm)) return cm * MM_A_CM;
  return isSide(cm / 100) && Number.isInteger(cm / 100)
    ? { field, key: 'sideRangeMeant', values: { meant: (cm / 10_000).toFixed(2) } }
    : { field, key: 'sideRange' };
}

const isSide = (cm: number): boolean => cm >= SIDES.shortest && cm <= SIDES.longest;

/** Nothing filled in, and what most have chosen (project rule 14). */
export function emptyJob(job: Job, { goods }: JobTerms): TypedJob {
  return Object.fromEntries(
    job.fields.map((field) => {
      if (field.kind === 'number') return [field.name, String(field.first)];
      return [field.name, field.kind === 'goods' ? (goods[field.role]?.[0]?.code ?? '') : ''];
    }),
  );
}
