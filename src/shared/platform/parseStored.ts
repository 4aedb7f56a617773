import * as v from 'valibot';

/** A stored JSON text by its schema; null where nothing is stored, or something else. */
export function parseStored<Schema extends v.GenericSchema>(
  stored: string | null,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (stored === null) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(stored));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
