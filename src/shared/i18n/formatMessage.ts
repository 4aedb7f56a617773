import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { remembered } from './remembered';

export type { CompiledMessage };

/** What fills the placeholders of a message, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

const formatters: FormatOptions['formatters'] = {
  getPluralRules: (locale, options) =>
    remembered(pluralRules, `${String(locale)} ${options?.type ?? ''}`, () => new Intl.PluralRules(locale, options)),
  getNumberFormat: (locale, options) =>
    options ? new Intl.NumberFormat(locale, options) : countFormat(String(locale)),
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
};

/**
 * Of `#` and numbers without a style. The first Intl.NumberFormat of a page takes a phone some 50 ms, and a count on every page
 * would take them: a small one is written alike in the languages of the kit.
 */
function countFormat(locale: string): Intl.NumberFormat {
  const written = (count: number): string =>
    Number.isInteger(count) && count >= 0 && count < 1000
      ? String(count)
      : remembered(numberFormats, locale, () => new Intl.NumberFormat(locale)).format(count);
  return { format: written } as Intl.NumberFormat;
}

/**
 * A compiled ICU message as text. Knows no page, so the server formats with it too.
 * @throws where a placeholder has no value, or one of the wrong kind.
 */
export function formatMessage(message: CompiledMessage, language: string, values: MessageValues = {}): string {
  // The library writes "undefined" for a placeholder without a value.
  for (const node of typeof message === 'string' ? [] : message) {
    const name = Array.isArray(node) ? node[0] : null;
    if (name !== null && values[name] === undefined) throw new Error(`expected a value for {${name}}`);
  }
  const text = format(message, language, { ...values }, { formatters });
  return Array.isArray(text) ? text.join('') : text;
}
