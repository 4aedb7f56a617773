import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPageConfig } from '../platform/config';
import { formatMessage } from './formatMessage';
import { createNamespace } from './namespace';
import { messagesReady } from './ready';

const dutch = { empty: 'Leeg', added: [['product'], ' is toegevoegd'] as [string][] | string[] };
const english = { default: { empty: 'Empty', added: [['product'], ' was added'] as [string][] | string[] } };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  document.documentElement.lang = '';
  document.body.replaceChildren();
  forgetPageConfig();
});

function configure(messages: Record<string, string>): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'noest-config';
  script.textContent = JSON.stringify({ messages });
  document.body.append(script);
  forgetPageConfig();
}

test('Dutch is built in and fetches nothing', async () => {
  document.documentElement.lang = 'nl';
  const fetchEnglish = vi.fn(async () => english);
  const t = createNamespace('words', dutch, fetchEnglish);
  await messagesReady();
  expect(t('added', { product: 'Plank' })).toBe('Plank is toegevoegd');
  expect(fetchEnglish).not.toHaveBeenCalled();
});

test('shared rule 13: a message that needs the formatter, or a value that is missing, leaves what can be said, and the console says so', () => {
  const rich = { ...dutch, many: [['n', 1, { other: ['veel'] }], ' planken'] as unknown as string[] };
  const t = createNamespace('words', rich, async () => ({ default: rich }));
  expect([t('many', { n: 2 }), t('added')]).toEqual(['planken', 'is toegevoegd']);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('shared rule 12: an English page has its words once they are ready', async () => {
  document.documentElement.lang = 'en-GB';
  const t = createNamespace('words', dutch, async () => english);
  await messagesReady();
  expect(t('empty')).toBe('Empty');
});

test('where English can not be fetched the Dutch ones are used, and the console says so', async () => {
  document.documentElement.lang = 'en';
  const t = createNamespace('words', dutch, () => Promise.reject(new Error('offline')));
  await messagesReady();
  expect(t('empty')).toBe('Leeg');
  expect(console.error).toHaveBeenCalledOnce();
});

test('shared rule 12, overrides rule 5: the page can override any word', () => {
  configure({ 'words.empty': 'Nog niets', 'words.added': 'Gelukt: {product}' });
  const t = createNamespace('words', dutch, async () => english);
  expect(t('empty')).toBe('Nog niets');
  expect(t('added', { product: 'Plank' })).toBe('Gelukt: Plank');
});

test("an override that needs more than placeholders is reported once, and the kit's own text is used", () => {
  configure({ 'words.empty': '{n, plural, other {#}}' });
  const t = createNamespace('words', dutch, async () => english);
  expect([t('empty'), t('empty')]).toEqual(['Leeg', 'Leeg']);
  expect(console.error).toHaveBeenCalledOnce();
});

test.each([
  ['filled in', undefined],
  ['with plurals', formatMessage],
])(
  'an override with a placeholder that the message has not is reported, and the words of the kit stand: %s',
  (_, format) => {
    // What is reported is reported once in the life of a page: each has a namespace of its own.
    const name = format ? 'rich' : 'plain';
    configure({ [`${name}.empty`]: 'Mand {aantal} leeg' });
    const t = createNamespace(name, dutch, async () => english, format);
    expect([t('empty'), t('empty')]).toEqual(['Leeg', 'Leeg']);
    expect(console.error).toHaveBeenCalledOnce();
  },
);

test.each([
  ['words.emtpy', 'did you mean "words.empty"?'],
  ['words.greeting', 'the namespace has 2 messages, and none with a name like it'],
])('an override of a message that does not exist (%s) is reported once', async (key, hint) => {
  configure({ [key]: 'Nog niets', 'other.empty': 'Niets' });
  const t = createNamespace('words', dutch, async () => english);
  expect([t('empty'), t('empty')]).toEqual(['Leeg', 'Leeg']);
  await expect
    .poll(() => console.error)
    .toHaveBeenCalledExactlyOnceWith(
      `[noest] page configuration: messages: expected the key of a message, found "${key}"; ${hint}`,
    );
});

test('shared rule 13: a missing value is reported in the console and never throws', () => {
  const t = createNamespace('other', dutch, async () => english);
  expect(t('added')).toBe('is toegevoegd');
  expect(console.error).toHaveBeenCalledOnce();
});
