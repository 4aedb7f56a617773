import * as v from 'valibot';
import type { CustomOption, Surcharge } from '../../model';
import { lastIdIn, list, text } from '../values';
import { words } from './decodeEntities';
import { amountOf, oneView } from './prices';

const PRICE = 'price price_type';
const VALUES = `{uid title sort_order ${PRICE}}` as const;

/** What is asked of the custom options of a product. Their values have a name for each type, since they are a list in some types only. */
export const CUSTOM_OPTIONS =
  `...on CustomizableProductInterface{options{__typename uid title sort_order ...on CustomizableFieldOption{field_value:value{${PRICE} max_characters}}...on CustomizableAreaOption{area_value:value{${PRICE} max_characters}}...on CustomizableDateOption{date_value:value{${PRICE} type}}...on CustomizableDropDownOption{dropdown:value${VALUES}}...on CustomizableRadioOption{radio:value${VALUES}}...on CustomizableCheckboxOption{check:value${VALUES}}...on CustomizableMultipleOption{multiple:value${VALUES}}}}` as const;

const priceEntries = { price: v.nullish(v.pipe(v.number(), v.finite()), 0), price_type: text };
const position = v.nullish(v.number(), 0);

const EnteredSchema = v.nullish(v.object({ ...priceEntries, max_characters: v.nullish(v.number(), 0), type: text }));
const ValuesSchema = list(v.object({ ...priceEntries, uid: v.string(), title: words, sort_order: position }));

/** One option; null where it is of a type that no form of the kit has a field for: a file, or a time. */
export const CustomOptionSchema = v.pipe(
  v.object({
    __typename: text,
    uid: v.string(),
    title: words,
    required: v.nullish(v.boolean(), false),
    sort_order: position,
    field_value: EnteredSchema,
    area_value: EnteredSchema,
    date_value: EnteredSchema,
    dropdown: ValuesSchema,
    radio: ValuesSchema,
    check: ValuesSchema,
    multiple: ValuesSchema,
  }),
  v.transform((answer) => ({ position: answer.sort_order, option: toOption(answer) })),
);

type Entered = v.InferOutput<typeof EnteredSchema>;
type Values = v.InferOutput<typeof ValuesSchema>;

interface Answer {
  readonly __typename: string;
  readonly uid: string;
  readonly title: string;
  readonly required: boolean;
  readonly field_value?: Entered;
  readonly area_value?: Entered;
  readonly date_value?: Entered;
  readonly dropdown: Values;
  readonly radio: Values;
  readonly check: Values;
  readonly multiple: Values;
}

function toOption({ __typename: type, ...answer }: Answer): CustomOption | null {
  const asked = { id: lastIdIn(answer.uid), label: answer.title, required: answer.required };
  const entered = (kind: 'text' | 'lines' | 'date', value: Entered): CustomOption | null =>
    value ? { ...asked, kind, surcharge: surchargeOf(value), maxLength: value.max_characters || null } : null;
  const chosen = (kind: 'select' | 'radio' | 'checkbox', values: Values): CustomOption => ({
    ...asked,
    kind,
    values: values
      .toSorted((one, other) => one.sort_order - other.sort_order)
      .map((value) => ({ id: lastIdIn(value.uid), label: value.title, surcharge: surchargeOf(value) })),
  });
  switch (type) {
    case 'CustomizableFieldOption':
      return entered('text', answer.field_value);
    case 'CustomizableAreaOption':
      return entered('lines', answer.area_value);
    case 'CustomizableDateOption':
      return answer.date_value?.type === 'DATE' ? entered('date', answer.date_value) : null;
    case 'CustomizableDropDownOption':
      return chosen('select', answer.dropdown);
    case 'CustomizableRadioOption':
      return chosen('radio', answer.radio);
    case 'CustomizableCheckboxOption':
      return chosen('checkbox', answer.check);
    case 'CustomizableMultipleOption':
      return chosen('checkbox', answer.multiple);
    default:
      return null;
  }
}

/** Magento gives the amount that was entered: without conversion to another currency, and with the VAT or without it as it was entered. */
function surchargeOf({ price, price_type: type }: { readonly price: number; readonly price_type: string }): Surcharge {
  return type === 'PERCENT' ? { percent: price } : { amount: amountOf(oneView(price)) };
}
