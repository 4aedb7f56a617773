import type { ShownAttribute } from '../state/product';

/** What is said below an attribute of values that have no variant; null where all have one, or it is not its turn. */
export interface MissingWords {
  readonly key: 'notBeside' | 'manyNotBeside';
  readonly values: Readonly<Record<string, string | number>>;
}

/** More names than this nobody reads. */
const FEW = 3;

/** Marked, and it says why: the choices before it that leave it no variant. */
export function missingWords({ options, beside }: Pick<ShownAttribute, 'options' | 'beside'>): MissingWords | null {
  const labels = options.filter(({ state }) => state === 'impossible').map(({ label }) => label);
  if (labels.length === 0 || beside.length === 0) return null;
  const values = { n: labels.length, chosen: listed(beside) };
  return labels.length > FEW
    ? { key: 'manyNotBeside', values }
    : { key: 'notBeside', values: { ...values, options: listed(labels) } };
}

const DUTCH = new Intl.ListFormat('nl');

function listed(labels: readonly string[]): string {
  return DUTCH.format(labels);
}
