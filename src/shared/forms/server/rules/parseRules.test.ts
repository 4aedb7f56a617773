import { describe, expect, test } from 'vitest';
import { checkField } from '../../check';
import { parseRules } from './parseRules';

const validationErrors = (rules: string, value: string, form = {}) =>
  checkField(parseRules(rules), value, form).map(({ key, n }) => (n === undefined ? key : `${key} ${n}`));

describe('shared rule 26: each rule, with what passes it and what does not', () => {
  test.each([
    ['accepted', ['on', '1', 'true', 'yes'], ['', 'nee', '0']],
    ['alpha', ['abc', 'Één', 'ß'], ['a1', 'a b', '-']],
    ['alpha-num', ['abc1', 'é9'], ['a-1', 'a_b']],
    ['alpha-num-dash', ['a-1_b'], ['a.b', 'a b']],
    ['num-dash', ['06-12', '--'], ['a', '1.5']],
    ['between:2,4.5', ['2', '4,5', '3.3'], ['1', '4.6', 'drie']],
    ['between:-5,-1', ['-3'], ['0']],
    ['digits:4', ['0123'], ['123', '12345', '12a4']],
    ['email', ['jan@example.com', "o'neill+hout@sub.example.co.uk"], ['jan', 'jan@host', 'a b@c.nl', '@c.nl']],
    ['ends-with:.nl,.be', ['hout.nl', 'hout.be'], ['hout.de', '.nl.']],
    ['starts-with:NL,BE', ['NL1', 'BE0'], ['DE1', ' nl']],
    ['equal-length:8', ['12345678'], ['1234567', '123456789']],
    ['min:3', ['abc', 'abcd'], ['ab']],
    ['max:3', ['abc', 'a'], ['abcd']],
    ['integer', ['12', '-3', '0012'], ['1.5', '1,0', 'een']],
    ['number', ['12', '-3', '1,5', '1.5'], ['1.', ',5', '1e3', 'een']],
    ['regex:/^(?:a|b)$/i', ['A'], ['c']],
    ['regex:^x', ['xy'], ['yx']],
    ['within:klein,groot', ['klein', 'groot'], ['middel']],
    ['required', ['x', '0'], ['', '   ']],
    ['name', ['Jan', "d'Hondt-Özil", 'J. R.'], ['1234', 'jan@x', '--']],
    ['postcode:NL', ['1234 ab', '1234AB', '9999ZZ'], ['0234AB', '1234SA', '1234 SS', '1234', '1234ABC']],
    ['postcode:BE', ['1000', '9990'], ['0999', '1000AB']],
    ['house-number', ['12', '1'], ['12A', 'A', '-1']],
    [
      'phone',
      ['0612345678', '+31 6 12345678', '(033) 123 45 67', '00316-12345678'],
      ['06 1234', 'bel mij', '+', '012345678901234'],
    ],
    ['vat', ['NL123456789B01'], ['123']],
    ['coc', ['12345678'], ['1234567']],
    ['be-company', ['0566.988.259'], ['0566.988.258']],
  ])('%s', (rule, passing, failing) => {
    expect(passing.filter((value) => validationErrors(rule, value).length > 0)).toEqual([]);
    expect(failing.filter((value) => validationErrors(rule, value).length === 0)).toEqual([]);
  });

  test('required-if asks while the other field holds one of the values', () => {
    expect(validationErrors('required-if:country,NL,DE', '', { country: 'NL' })).toEqual(['required']);
    expect(validationErrors('required-if:country,NL,DE', '', { country: 'BE' })).toEqual([]);
    expect(validationErrors('required-if:company', '', { company: 'Hout BV' })).toEqual(['required']);
    expect(validationErrors('required-if:company', '', {})).toEqual([]);
    // Every object has one; this form has no such field.
    expect(validationErrors('required-if:constructor', '', {})).toEqual([]);
  });

  test('shared rule 30: confirm e-mail must equal e-mail', () => {
    const form = { email: 'jan@example.com' };
    expect(validationErrors('same-email:email', 'Jan@example.com', form)).toEqual([]);
    expect(validationErrors('same-email:email', 'jon@example.com', form)).toEqual(['emailMismatch']);
  });

  test('shared rule 30: an e-mail address has a dot in its domain, and at most 254 characters', () => {
    const domain = `${`${'x'.repeat(60)}.`.repeat(4)}nl`;
    const ofLength = (length: number) => `${'j'.repeat(length - domain.length - 1)}@${domain}`;
    expect(ofLength(254)).toHaveLength(254);
    expect(validationErrors('email', ofLength(254))).toEqual([]);
    expect(validationErrors('email', ofLength(255))).not.toEqual([]);
    expect(validationErrors('email', 'jan@host')).not.toEqual([]);
  });

  test('a postcode is asked of the country that the form holds', () => {
    expect(validationErrors('postcode:country_id', '1000', { country_id: 'BE' })).toEqual([]);
    expect(validationErrors('postcode:country_id', '1000', { country_id: 'NL' })).toEqual(['invalid']);
  });
});

test('an empty field is asked for nothing but to be there', () => {
  expect(validationErrors('email|min:6|digits:8', '')).toEqual([]);
});

test('Every broken rule is reported; with bail only the first', () => {
  expect(validationErrors('email|min:6', 'jan')).toEqual(['email', 'min 6']);
  expect(validationErrors('bail|email|min:6', 'jan')).toEqual(['email']);
});

test('nullable lets a field be empty whatever else is asked', () => {
  expect(validationErrors('nullable|required|min:3', '')).toEqual([]);
  expect(validationErrors('nullable|required|min:3', 'ab')).toEqual(['min 3']);
});

test('a pipe inside the slashes of a regex is its own', () => {
  expect(validationErrors('required|regex:/^[|/]\\/(?:a|b)$/|max:4', '|/a')).toEqual([]);
});

describe('a rule that is wrong says what was expected and what was found', () => {
  test.each([
    ['verplicht', 'expected one of accepted, alpha'],
    ['constructor', 'found "constructor"'],
    ['min:drie', 'min: expected a whole number, found "drie"'],
    ['between:5,2', 'between: expected two numbers, the lower one first, found "5,2"'],
    ['within', 'within: expected a value after a colon, found none'],
    ['regex:', 'regex: expected a pattern, found none'],
    ['regex:/(a+)+/', 'regex: expected no repeat'],
    ['regex:/(/', 'regex: '],
  ])('%s', (rules, words) => {
    expect(() => parseRules(rules)).toThrow(words);
  });
});
