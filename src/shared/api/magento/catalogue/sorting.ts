import * as v from 'valibot';
import { ownValue } from '../../../platform/ownValue';
import { words } from './decodeEntities';
import { createNamespace } from '../../../i18n/namespace';
import dutch from './messages/sorting.nl.json';
import type { Catalogue } from '../../model';
import { list, text } from '../values';

const t = createNamespace('sorting', dutch, () => import('./messages/sorting.en.json'));

export const SORT_FIELDS = 'sort_fields{default options{label value}}';

export const SortFieldsSchema = v.pipe(
  v.nullish(v.object({ default: text, options: list(v.object({ label: words, value: v.string() })) }), null),
  v.transform((fields) => fields ?? { default: '', options: [] }),
);
type SortFields = v.InferOutput<typeof SortFieldsSchema>;

/** The fields that have one order only: the shop's own, and how well a product matches the words. */
const ONE_WAY: Readonly<Record<string, 'asc' | 'desc'>> = { position: 'asc', relevance: 'desc' };

/** The order that a field has where none is asked for, as `price:asc`. */
export function firstOrder(field: string): string {
  return `${field}:${ownValue(ONE_WAY, field) ?? 'asc'}`;
}

/** `price:asc` as Magento takes it. */
export function sortInput(sort: string): Readonly<Record<string, 'ASC' | 'DESC'>> {
  const [field = '', direction] = sort.split(':');
  return { [field]: direction === 'desc' ? 'DESC' : 'ASC' };
}

/** The field by which the shop orders. A search is ordered by relevance, which is no field of a category, and has no position. */
export function defaultField({ default: field }: SortFields, isSearch: boolean): string {
  return isSearch ? 'relevance' : field || 'position';
}

/** The orders to choose from, with that of the shop first (listing rule 4). */
export function sortingOf(fields: SortFields, isSearch: boolean, current: string): Catalogue['sorting'] {
  const known = isSearch
    ? [{ value: 'relevance', label: '' }, ...fields.options.filter(({ value }) => value !== 'position')]
    : fields.options;
  const first = defaultField(fields, isSearch);
  const options = known
    .toSorted((one, other) => Number(other.value === first) - Number(one.value === first))
    .flatMap(({ value, label }) =>
      directionsOf(value).map((direction) => ({
        value: `${value}:${direction}`,
        label: orderLabel(value, direction, label),
      })),
    );
  return { current, options };
}

function directionsOf(field: string): readonly ('asc' | 'desc')[] {
  const only = ownValue(ONE_WAY, field);
  return only ? [only] : ['asc', 'desc'];
}

function orderLabel(field: string, direction: 'asc' | 'desc', label: string): string {
  const isUp = direction === 'asc';
  switch (field) {
    case 'position':
      return label;
    case 'relevance':
      return t('relevance');
    case 'price':
      return t(isUp ? 'priceAscending' : 'priceDescending');
    case 'name':
      return t(isUp ? 'nameAscending' : 'nameDescending');
    default:
      return t(isUp ? 'ascending' : 'descending', { field: label });
  }
}
