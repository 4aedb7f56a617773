import {
  checkField,
  describeErrors,
  type FormValues,
  accepted,
  email,
  max,
  min,
  required,
  type FieldRules,
  type Rule,
} from '..';
import { ownValue } from '../../platform/ownValue';
import { t } from '../messages';
import { labelOf, valueOf, type Field, type Control } from './Field';
import { parseRules } from './rules/parseRules';
import { between, number } from './rules/number';
import { regex } from './rules/boundedPattern';

/** What is wrong with a field in words; empty where nothing is. `values`: of the whole form. */
export function errorTextOf(field: Field, values: FormValues, listed: Readonly<Record<string, string>>): string {
  const validationErrors = checkField(rulesOf(field, listed), valueOf(field), values);
  const own = field.control.dataset['message'];
  // Shared rule 27: a field that fails a pattern rule says its own words, where it has some.
  const isMissing = validationErrors.some(({ key }) => key === 'required' || key === 'accepted');
  if (own !== undefined && validationErrors.length > 0 && !isMissing) return own;
  return describeErrors(validationErrors, labelOf(field), t);
}

const NO_RULES: FieldRules = { rules: [], bail: false };
const known = new Map<string, FieldRules>();

/**
 * All that is asked of a field now: its native constraints, and the rules that its attribute or the form lists. A list
 * that can't be read is reported to the developer, once, and sets no rules.
 */
function rulesOf({ control, name }: Field, listed: Readonly<Record<string, string>>): FieldRules {
  const text = control.dataset['rules'] ?? ownValue(listed, name) ?? '';
  const own = known.get(text) ?? readOnce(text, name);
  for (const { other } of own.rules)
    if (other !== undefined) reportMissing(other, control.form, `rules of field "${name}"`);
  return { ...own, rules: [...nativeRules(control), ...own.rules] };
}

function readOnce(text: string, name: string): FieldRules {
  const rules = guarded(`rules of field "${name}"`, () => parseRules(text)) ?? NO_RULES;
  known.set(text, rules);
  return rules;
}

const reported = new Set<string>();

/** Tells the developer, once, that a rule or a list names a field which the form does not have. */
export function reportMissing(name: string, form: HTMLFormElement | null, where: string): void {
  const message = `[noest] form, ${where}: expected the name of a field of the form, found "${name}"`;
  if (form?.elements.namedItem(name) || reported.has(message)) return;
  reported.add(message);
  console.error(message);
}

function nativeRules(control: Control): Rule[] {
  const rules: Rule[] = [];
  if (control.required) rules.push(control.type === 'checkbox' ? ticked(control as HTMLInputElement) : required);
  if (control.type === 'email') rules.push(email);
  if (!(control instanceof HTMLSelectElement)) {
    if (control.minLength > 0) rules.push(min(control.minLength));
    if (control.maxLength > 0) rules.push(max(control.maxLength));
  }
  if (control instanceof HTMLInputElement) rules.push(...numberRules(control), ...patternRules(control));
  return rules;
}

/** Whatever it stands for: only a rule that a list asks for, `accepted`, wants a yes as its value. */
function ticked(box: HTMLInputElement): Rule {
  return { ...accepted, holds: () => box.checked };
}

function numberRules(input: HTMLInputElement): Rule[] {
  if (input.type !== 'number') return [];
  const bound = (text: string, none: number) => (text === '' ? none : Number(text));
  return [number, between(bound(input.min, -Infinity), bound(input.max, Infinity))];
}

/** The browser would try the pattern itself, whatever it costs; so one that may cost much goes. */
function patternRules(input: HTMLInputElement): Rule[] {
  if (input.pattern === '') return [];
  const rule = guarded(`pattern of field "${input.name}"`, () => regex(`^(?:${input.pattern})$`, 'u'));
  if (!rule) input.removeAttribute('pattern');
  return rule ? [rule] : [];
}

function guarded<T>(what: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    console.error(`[noest] form, ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
