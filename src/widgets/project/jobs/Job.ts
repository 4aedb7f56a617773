import type { JobGoods, JobTerms } from '../../../shared/api';
import type { Amount } from '../../../shared/money';
import type { ListWords } from '../materials/listView';
import type { PlannedRow } from '../materials/price';
import type dutch from './messages/job.nl.json';

export type JobKey = keyof typeof dutch;

/** What is asked, in the order to ask it. */
export type JobField = { readonly name: string; readonly label: JobKey; readonly isWide?: boolean } & (
  | {
      /** A side in metres. */
      readonly kind: 'metres';
    }
  | {
      /** Square metres; empty is none. */
      readonly kind: 'area';
    }
  | {
      readonly kind: 'number';
      readonly options: readonly number[];
      /** What is chosen to begin with. */
      readonly first: number;
      /** How an option is written: a number in mm as cm or mm, or a count. */
      readonly unit: 'cm' | 'mm' | 'count';
    }
  | { readonly kind: 'goods'; readonly role: string }
  | { readonly kind: 'tick' }
);

/** What was filled in. Sides in mm, areas in mm², what is ticked is 1. */
export interface JobValues {
  readonly number: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<string, JobGoods>>;
}

/** What is wrong with a field, as a key of the messages. */
export interface JobProblem {
  readonly field: string;
  readonly key: JobKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A row with what is said of its count. */
export interface JobRow {
  readonly planned: PlannedRow;
  readonly note: readonly [key: JobKey, values: Readonly<Record<string, string | number>>];
  readonly counted: 'pieces' | 'boxes';
}

export interface JobPlan {
  readonly rows: readonly JobRow[];
  readonly total: Amount;
  /** Of a metre or a square metre. */
  readonly per: Amount;
  /** What it takes that the shop does not sell. */
  readonly also: readonly JobRow['note'][];
  /** In metres or square metres, to one decimal: what `per` is of. */
  readonly measured: number;
  /** The size of it all, for the total and the name of a project. */
  readonly size: Readonly<Record<string, string | number>>;
}

/** A job of which a list of materials is made: a pure model, shared by browser and server. */
export interface Job {
  /** The articles that its terms must have. */
  readonly roles: readonly string[];
  readonly fields: readonly JobField[];
  readonly title: JobKey;
  readonly intro: JobKey;
  readonly empty: JobKey;
  readonly name: JobKey;
  readonly totalFor: JobKey;
  readonly perLabel: JobKey;
  readonly projectName: JobKey;
  /** What does not go together, though each field is right. */
  check(values: JobValues): JobProblem | null;
  plan(values: JobValues, terms: JobTerms, number: ListWords['number']): JobPlan;
}
