import { ownValue } from '../../platform/ownValue';
import type { AddressFilter, ChosenOptions } from '../model';

export interface ReadSegment {
  readonly facets: ChosenOptions;
  /** Whether a part of the segment names no known option. */
  readonly hasUnknown: boolean;
}

interface Choice {
  readonly filter: AddressFilter;
  readonly label: string;
  /** Its name in the plain form of a segment. */
  readonly name: string;
}

const STRICT_MARK = '__';

/**
 * The path segment with the chosen filters, such as `_Douglas_28-mm`; empty without a choice.
 *
 * Listing rule 15: an underscore, then the labels joined by underscores, spaces as hyphens, with the filter's url_key and
 * a hyphen before the label where has_duplicate_values, each option URL-encoded. Where that can be read in two ways (the
 * labels "A_B", "A" and "B" in one listing), the strict form of listing rule 16 is written: `__key-label`.
 */
export function writeSegment(filters: readonly AddressFilter[], chosen: ChosenOptions): string {
  const choices = knownChoices(filters).filter(({ filter, label }) =>
    ownValue(chosen, filter.facetCode)?.includes(label),
  );
  if (choices.length === 0) return '';
  const plain = `_${choices.map((choice) => encodeURIComponent(choice.name)).join('_')}`;
  return isSame(readSegment(plain, filters).facets, choices) ? plain : STRICT_MARK + choices.map(strictName).join('_');
}

/** Reads a segment against the options of the listing, longest label first (listing rule 17). */
export function readSegment(segment: string, filters: readonly AddressFilter[]): ReadSegment {
  const choices = knownChoices(filters);
  return segment.startsWith(STRICT_MARK) ? readStrict(segment, choices) : readPlain(segment, choices);
}

function readStrict(segment: string, choices: readonly Choice[]): ReadSegment {
  const byName = new Map(choices.map((choice) => [strictName(choice), choice]));
  const read = segment
    .slice(STRICT_MARK.length)
    .split('_')
    .map((name) => byName.get(name));
  return { facets: collect(read.filter((choice) => choice !== undefined)), hasUnknown: read.includes(undefined) };
}

function readPlain(segment: string, choices: readonly Choice[]): ReadSegment {
  const read: Choice[] = [];
  let hasUnknown = false;
  let rest = decode(segment.slice(1));
  while (rest !== '') {
    const match = longestAt(rest, choices);
    if (match) read.push(match);
    else hasUnknown = true;
    rest = match ? rest.slice(match.name.length + 1) : afterUnderscore(rest);
  }
  return { facets: collect(read), hasUnknown };
}

function longestAt(text: string, choices: readonly Choice[]): Choice | null {
  let longest: Choice | null = null;
  for (const choice of choices) {
    const { name } = choice;
    if (name.length <= (longest?.name.length ?? 0) || !text.startsWith(name)) continue;
    if (text.length === name.length || text[name.length] === '_') longest = choice;
  }
  return longest;
}

function afterUnderscore(text: string): string {
  const at = text.indexOf('_');
  return at < 0 ? '' : text.slice(at + 1);
}

/** Returns a text that cannot be decoded as it is, such as one with a stray percent sign: it names no option. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Kept by list of filters, because a page writes an address for every option that it shows. */
const known = new WeakMap<readonly AddressFilter[], readonly Choice[]>();

function knownChoices(filters: readonly AddressFilter[]): readonly Choice[] {
  let choices = known.get(filters);
  if (!choices) {
    choices = filters.flatMap((filter) =>
      filter.options.map(({ label }) => ({ filter, label, name: plainName(filter, label) })),
    );
    known.set(filters, choices);
  }
  return choices;
}

function plainName(filter: AddressFilter, label: string): string {
  const name = label.replaceAll(' ', '-');
  return filter.hasDuplicateValues ? `${filter.urlKey}-${name}` : name;
}

function strictName({ filter, label }: Choice): string {
  const key = escapeMarks(encodeURIComponent(filter.urlKey));
  return `${key}-${escapeMarks(encodeURIComponent(label)).replaceAll('%20', '-')}`;
}

function escapeMarks(text: string): string {
  return text.replaceAll('-', '%2D').replaceAll('_', '%5F');
}

function collect(choices: readonly Choice[]): ChosenOptions {
  const facets: Record<string, string[]> = {};
  for (const { filter, label } of choices) {
    const labels = ownValue(facets, filter.facetCode) ?? [];
    if (!labels.includes(label)) facets[filter.facetCode] = [...labels, label];
  }
  return facets;
}

function isSame(facets: ChosenOptions, choices: readonly Choice[]): boolean {
  const count = Object.values(facets).reduce((sum, labels) => sum + labels.length, 0);
  return (
    count === choices.length &&
    choices.every(({ filter, label }) => ownValue(facets, filter.facetCode)?.includes(label))
  );
}
