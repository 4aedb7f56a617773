import {
  accepted,
  required,
  requiredIf,
  alpha,
  alphaNum,
  alphaNumDash,
  endsWith,
  equalLength,
  max,
  min,
  numDash,
  startsWith,
  within,
} from '../../rules/general';
import { between, digits, integer, number } from './number';
import { regex } from './boundedPattern';
import {
  belgianCompanyNumber,
  cocNumber,
  email,
  houseNumber,
  personName,
  phone,
  postcode,
  sameEmail,
  vat,
} from '../../rules/shop';
import { ownValue } from '../../../platform/ownValue';
import type { FieldRules, Rule } from '../../Rule';

type Make = (argument: string) => Rule;

const plain =
  (rule: Rule): Make =>
  () =>
    rule;
const counted =
  (make: (n: number) => Rule): Make =>
  (argument) =>
    make(wholeNumber(argument));
const listed =
  (make: (...values: string[]) => Rule): Make =>
  (argument) =>
    make(...list(argument));

/** Shared rule 26: the rules a field may list, and the shop's own formats by name. */
const RULES: Readonly<Record<string, Make>> = {
  accepted: plain(accepted),
  alpha: plain(alpha),
  'alpha-num': plain(alphaNum),
  'alpha-num-dash': plain(alphaNumDash),
  between: twoNumbers,
  digits: counted(digits),
  email: plain(email),
  'ends-with': listed(endsWith),
  'starts-with': listed(startsWith),
  'equal-length': counted(equalLength),
  min: counted(min),
  max: counted(max),
  integer: plain(integer),
  number: plain(number),
  'num-dash': plain(numDash),
  regex: delimited,
  required: plain(required),
  'required-if': (argument) => {
    const [other, ...values] = list(argument);
    return { ...requiredIf(other, ...values), other };
  },
  within: listed(within),
  'same-email': (argument) => {
    const [other] = list(argument);
    return { ...sameEmail(other), other };
  },
  name: plain(personName),
  postcode: (argument) => {
    if (argument.length <= 2) return postcode(() => argument || 'NL');
    return { ...postcode((form) => ownValue(form, argument) ?? 'NL'), other: argument };
  },
  'house-number': plain(houseNumber),
  phone: plain(phone),
  vat: plain(vat),
  coc: plain(cocNumber),
  'be-company': plain(belgianCompanyNumber),
};

/**
 * The rules of a field as its attribute lists them, separated by pipes: `required|min:3|regex:/^[a-z|]+$/i`. An argument
 * follows a colon, several have a comma between. `bail` ends at the first broken rule; `nullable` lets the field be
 * empty whatever else is asked.
 * @throws TypeError naming the rule, what was expected and what was found.
 */
export function parseRules(text: string): FieldRules {
  const parts = split(text);
  const named = parts.filter((part) => part !== 'bail' && part !== 'nullable');
  const rules = named.map(readRule);
  return {
    bail: parts.includes('bail'),
    rules: parts.includes('nullable') ? rules.map((rule) => ({ ...rule, ofEmpty: false })) : rules,
  };
}

/** Between pipes; those inside the slashes of a regex are its own. */
function split(text: string): string[] {
  const parts = text.match(/regex:\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])*\/[a-z]*|[^|]+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function readRule(part: string): Rule {
  const [name = ''] = part.split(':', 1);
  const make = ownValue(RULES, name);
  if (!make) throw new TypeError(`expected one of ${Object.keys(RULES).join(', ')}, bail, nullable, found "${name}"`);
  try {
    return make(part.slice(name.length + 1));
  } catch (error) {
    throw new TypeError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function list(argument: string): [string, ...string[]] {
  const [first, ...rest] = argument.split(',').map((value) => value.trim());
  if (!first) throw new TypeError('expected a value after a colon, found none');
  return [first, ...rest];
}

function wholeNumber(argument: string): number {
  if (!/^\d{1,4}$/.test(argument.trim())) throw new TypeError(`expected a whole number, found "${argument}"`);
  return Number(argument);
}

function twoNumbers(argument: string): Rule {
  const [lowest = NaN, highest = NaN, ...rest] = argument
    .split(',')
    .map((value) => (value.trim() ? Number(value) : NaN));
  if (!(lowest <= highest) || rest.length > 0) {
    throw new TypeError(`expected two numbers, the lower one first, found "${argument}"`);
  }
  return between(lowest, highest);
}

function delimited(argument: string): Rule {
  const [, inSlashes, flags] = /^\/(.*)\/([a-z]*)$/s.exec(argument) ?? [];
  const source = inSlashes ?? argument;
  if (source === '') throw new TypeError('expected a pattern, found none');
  return regex(source, flags);
}
