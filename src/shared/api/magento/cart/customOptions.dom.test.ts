import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { pageWith } from '../../../../../tests/support/pageWith';
import { toUid } from '../values';
import { CustomOptionSchema, toCustomChoices } from './customOptions';

beforeEach(() => pageWith({ locale: 'nl_NL' }));

const answered = (type: string, ...values: [uid: string, label: string, value: string][]) =>
  v.parse(CustomOptionSchema, {
    label: 'Naam',
    type,
    values: values.map(([uid, label, value]) => ({ customizable_option_value_uid: toUid(uid), label, value })),
  });

const day = (written: string) => toCustomChoices([answered('date', ['custom-option/7', '', written])]);

test('shared rule 60: what was chosen and entered is read from a line', () => {
  const options = [
    answered('field', ['custom-option/1', '', 'Jan &amp; &quot;Piet&quot; &#039;s &lt;b&gt;']),
    answered('area', ['custom-option/2', '', 'een\ntwee']),
    answered('drop_down', ['custom-option/3/2', 'Goud &amp; zilver', '2']),
    answered('multiple', ['custom-option/5/5', 'Lepel &amp; vork', '5'], ['custom-option/5/6', 'Deksel', '6']),
    answered('date', ['custom-option/7', '', '31 dec. 2026']),
  ];
  expect(options.map(({ values }) => values.map(({ shown }) => shown).join(', '))).toEqual([
    'Jan & "Piet" \'s <b>',
    'een\ntwee',
    'Goud & zilver',
    'Lepel &amp; vork, Deksel',
    '31 dec. 2026',
  ]);
  expect(toCustomChoices(options)).toEqual([
    { optionId: '1', text: 'Jan & "Piet" \'s <b>' },
    { optionId: '2', text: 'een\ntwee' },
    { optionId: '3', valueIds: ['2'] },
    { optionId: '5', valueIds: ['5', '6'] },
    { optionId: '7', date: '2026-12-31' },
  ]);
});

test.each([
  ['a file', answered('file', ['custom-option/8', '', '<a href="/x">plaatje.png</a>'])],
  ['a time', answered('time', ['custom-option/9', '', '12:30'])],
  ['a value that the shop no longer has', answered('drop_down')],
  ['a value whose id is not said', answered('drop_down', ['', 'Goud', '2'])],
])('shared rule 60: %s can not be entered again', (_, option) => {
  expect(toCustomChoices([answered('field', ['custom-option/1', '', 'Sanne']), option])).toBeNull();
});

test('shared rule 60: a day in the words of another locale can not be entered again', () => {
  expect(day('Dec 31, 2026')).toBeNull();
  expect(day('31 dec')).toBeNull();
});

test('shared rule 60: every day is read as it was written in the locale of the page', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('nl_NL', 'nl_BE', 'fr_BE', 'de_DE', 'en_US', 'en_GB', 'cs_CZ'),
      fc.date({ min: new Date('2000-01-01T00:00Z'), max: new Date('2099-12-31T00:00Z'), noInvalidDate: true }),
      (locale, date) => {
        pageWith({ locale });
        const { format } = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium', timeZone: 'UTC' });
        expect(day(format(date))).toEqual([{ optionId: '7', date: date.toISOString().slice(0, 10) }]);
      },
    ),
  );
});
