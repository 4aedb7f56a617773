/** `form#buy.wide`. */
export function elementInWords({ localName, id, classList }: Element): string {
  return [localName, ...(id ? [`#${id}`] : []), ...[...classList].map((name) => `.${name}`)].join('');
}

/** A value as JSON, with elements and errors in words; what refers to itself in JavaScript's own. */
export function valueInWords(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part: unknown) => plain(part), 2) ?? 'undefined';
  } catch {
    return String(value);
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Element) return `<${elementInWords(value)}>`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  return typeof value === 'function' ? undefined : value;
}

export function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
