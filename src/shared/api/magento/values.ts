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

/** The ids in one of Magento's uids, such as `configurable/93/52` in base64; a plain id is alone. */
export function idsIn(uid: string): readonly string[] {
  if (/^\d+$/.test(uid)) return [uid];
  try {
    return atob(uid).split('/');
  } catch {
    return [uid];
  }
}

/** The last of those ids: the id of the thing itself. */
export function lastIdIn(uid: string): string {
  return idsIn(uid).at(-1) ?? uid;
}

/** The uid of a choice. */
export function toUid(...ids: readonly (string | number)[]): string {
  return btoa(ids.join('/'));
}
