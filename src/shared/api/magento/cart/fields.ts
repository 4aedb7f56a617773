import type { CartSelection, CustomChoice } from '../../model';
import { idsIn, lastIdIn } from '../values';

/** The choices as the fields of the theme's form. Magento takes one value of several by itself. */
export function toFields({
  configuration = [],
  bundle = [],
  customOptions = [],
}: CartSelection): Record<string, string> {
  const fields = [
    ...configuration.map(({ attributeId, valueId }) => [
      `super_attribute[${lastIdIn(attributeId)}]`,
      lastIdIn(valueId),
    ]),
    ...bundle.flatMap(({ optionId, selectionIds, qty }) => [
      ...selectionIds.map((id, at) => [`bundle_option[${lastIdIn(optionId)}][${at}]`, idsIn(id)[2] ?? id]),
      [`bundle_option_qty[${lastIdIn(optionId)}]`, String(qty)],
    ]),
    ...customOptions.flatMap((choice) => customFields(`options[${choice.optionId}]`, choice)),
  ];
  return Object.fromEntries(fields) as Record<string, string>;
}

function customFields(name: string, choice: CustomChoice): string[][] {
  if ('text' in choice) return [[name, choice.text]];
  if ('date' in choice) {
    const [year = '', month = '', day = ''] = choice.date.split('-').map((part) => String(Number(part)));
    return Object.entries({ day, month, year }).map(([part, value]) => [`${name}[${part}]`, value]);
  }
  const { valueIds } = choice;
  return valueIds.map((id, at) => [valueIds.length > 1 ? `${name}[${at}]` : name, id]);
}
