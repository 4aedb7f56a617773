import { ownValue } from '../../../platform/ownValue';
import type { AttributeFilter, ChosenOptions, Filter, FilterOption } from '../../model';

/**
 * Magento leaves out an option that no product found has, also where it is chosen. It is added as it was last answered, so that
 * it keeps its name and can be taken off.
 */
export function createChosenOptions() {
  const known = new Map<string, AttributeFilter>();

  return (filters: readonly Filter[], facets: ChosenOptions): Filter[] => {
    const attributes = filters.filter((filter) => filter.type === 'attribute');
    const shown = new Map(attributes.map((filter) => [filter.facetCode, filter]));
    const whole = (filter: AttributeFilter): AttributeFilter => {
      const before = known.get(filter.facetCode)?.options ?? [];
      const missing = (ownValue(facets, filter.facetCode) ?? []).filter((id) =>
        filter.options.every((option) => option.id !== id),
      );
      const added = missing.map((id): FilterOption => {
        const label = before.find((option) => option.id === id)?.label ?? id;
        return { id, value: id, label, active: true, count: 0, swatch: null };
      });
      return added.length > 0 ? { ...filter, options: [...filter.options, ...added] } : filter;
    };
    const left = Object.keys(facets)
      .filter((code) => facets[code]?.length && !shown.has(code))
      .map((code) => whole({ ...(known.get(code) ?? unnamed(code)), isActive: true, options: [] }));
    const all = [...filters.map((filter) => (filter.type === 'attribute' ? whole(filter) : filter)), ...left];
    for (const filter of attributes) {
      const options = new Map((known.get(filter.facetCode)?.options ?? []).map((option) => [option.id, option]));
      for (const option of filter.options) options.set(option.id, option);
      known.set(filter.facetCode, { ...filter, options: [...options.values()] });
    }
    return all;
  };
}

function unnamed(code: string): AttributeFilter {
  const head = { code, label: code, facetCode: code, urlKey: code, isActive: true, isCrawlable: false };
  return { ...head, hasDuplicateValues: false, type: 'attribute', options: [] };
}
