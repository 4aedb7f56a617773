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
    options
      ? new Intl.NumberFormat(locale, options)
      : remembered(numberFormats, String(locale), () => new Intl.NumberFormat(locale)),
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
};

/**
 * A compiled ICU message as text. Knows no page, so the server formats with it too.
 * @throws where a placeholder has no value, or one of the wrong kind.
 */
export function formatMessage(message: CompiledMessage, language: string, values: MessageValues = {}): string {
  const text = format(message, language, { ...values }, { formatters });
  return Array.isArray(text) ? text.join('') : text;
}
