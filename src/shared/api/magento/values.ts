import * as v from 'valibot';
import { centsFromEuros, type Cents } from '../../money';

/** An amount in the shop's currency; cents inside. */
export const money = v.pipe(
  v.object({ value: v.pipe(v.number(), v.finite()) }),
  v.transform(({ value }): Cents => centsFromEuros(value)),
);

/** A text; empty where Magento has none. */
export const text = v.nullish(v.string(), '');

/** A list; empty where Magento has none, without the entries that it could not read. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.nullish(v.array(v.nullable(item)), []),
    v.transform((items): v.InferOutput<Item>[] => items.filter((entry) => entry !== null)),
  );
}
