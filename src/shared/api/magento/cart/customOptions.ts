import * as v from 'valibot';
import { pageConfig } from '../../../platform/config';
import type { CustomChoice } from '../../model';
import { idsIn, list, text } from '../values';

/** What is asked of the custom options of a line. The uid of an option itself can't be asked: 2.4.7 fails at it. */
export const CUSTOM_OPTIONS = 'customizable_options{label type values{customizable_option_value_uid label value}}';

/** Entries whose text Magento answers as HTML; the labels of the others, which take several values, are plain. */
const ESCAPED = new Set(['field', 'area', 'drop_down', 'radio']);

export const CustomOptionSchema = v.pipe(
  v.object({
    label: text,
    type: text,
    values: list(v.object({ customizable_option_value_uid: text, label: text, value: text })),
  }),
  v.transform(({ label, type, values }) => ({
    label,
    type,
    values: values.map(({ customizable_option_value_uid: uid, label: name, value }) => ({
      uid,
      shown: ESCAPED.has(type) ? unescape(name || value) : name || value,
    })),
  })),
);
type Option = v.InferOutput<typeof CustomOptionSchema>;

/** What would enter the options of a line again; null where the answer does not say all of it, as for a file. */
export function toCustomChoices(options: readonly Option[]): CustomChoice[] | null {
  const choices = options.map(toChoice);
  return choices.every((choice) => choice !== null) ? choices : null;
}

function toChoice({ type, values }: Option): CustomChoice | null {
  const [ids] = values.map(({ uid }) => idsIn(uid));
  const [, optionId, valueId] = ids ?? [];
  if (!optionId) return null;
  if (valueId) return { optionId, valueIds: values.map(({ uid }) => idsIn(uid)[2] ?? '') };
  const entered = values[0]?.shown ?? '';
  if (type === 'field' || type === 'area') return { optionId, text: entered };
  const date = type === 'date' ? dayOf(entered) : null;
  return date === null ? null : { optionId, date };
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
};

/** The text that PHP has escaped for HTML. */
function unescape(html: string): string {
  return html.replace(/&(?:amp|[lg]t|quot|#039);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/** The day, as 2026-12-31, that Magento writes like this in the locale of the page; null where there is none. */
function dayOf(written: string): string | null {
  const year = Number(/\d{4}/.exec(written)?.[0]);
  if (!year) return null;
  const locale = pageConfig().locale.replace('_', '-');
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)));
  return (
    days
      .find((day) => plain(format(day)) === plain(written))
      ?.toISOString()
      .slice(0, 10) ?? null
  );
}

/** With one space for what releases of Unicode's locale data differ in. */
function plain(day: string): string {
  return day.replace(/[.\s]+/g, ' ').trim();
}
