import type { JobGoods, JobTerms, TypedJob } from '../../../shared/api';
import { readArea } from '../../../shared/ui/quantity/measure';
import { readSide } from '../materials/readSide';
import type { Job, JobField, JobProblem, JobValues } from './Job';

const MM_A_CM = 10;
const MM2_A_DM2 = 10_000;

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
      return sideOf(field.name, text);
    case 'area': {
      const dm2 = text.trim() === '' ? 0 : readArea(text);
      return dm2 === null ? { field: field.name, key: 'areaWrong' } : dm2 * MM2_A_DM2;
    }
    case 'number':
      return field.options.find((option) => String(option) === text) ?? field.first;
    case 'tick':
      return text === '1' ? 1 : 0;
  }
}

/** A side in mm, or what is wrong with it. */
function sideOf(field: string, text: string): number | JobProblem {
  const side = readSide(text);
  if (typeof side === 'number') return side * MM_A_CM;
  if (side.key !== 'rangeMeant') return { field, key: WRONG[side.key] };
  return { field, key: 'sideRangeMeant', values: { meant: (side.meant / 100).toFixed(2) } };
}

const WRONG = { missing: 'sideMissing', format: 'sideFormat', range: 'sideRange' } as const;

/** Nothing filled in, and what most have chosen (project rule 14). */
export function emptyJob(job: Job, { goods }: JobTerms): TypedJob {
  return Object.fromEntries(
    job.fields.map((field) => {
      if (field.kind === 'number') return [field.name, String(field.first)];
      return [field.name, field.kind === 'goods' ? (goods[field.role]?.[0]?.code ?? '') : ''];
    }),
  );
}
