import { fetchReport, pageConfig } from '../platform/config';
import type { CompiledMessage, formatMessage, MessageValues } from './formatMessage';
import { awaitMessages } from './ready';

/** English on an English page by its `lang` attribute, Dutch on every other. */
function isEnglishPage(): boolean {
  return document.documentElement.lang.toLowerCase().startsWith('en');
}

type Messages<Key extends string> = Readonly<Record<Key, CompiledMessage>>;

/** Words by key: `t('readAloud', { n: 3 })`. Never throws: a shopper reads what can be said, the console what was missing. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * The words of one namespace. Dutch is built in; the English ones are fetched only on an English page, and a part that
 * waits for `messagesReady()` finds them there. `config.messages['<namespace>.<key>']` goes before both. The namespace is the
 * name of its message files, and of no others: what the page overrides in it and it does not have is a mistake.
 *
 * @param format `formatMessage` for a namespace with plurals or choices; without it placeholders are filled in, and the page
 * loads no formatter.
 */
export function createNamespace<Key extends string>(
  name: string,
  dutch: Messages<Key>,
  fetchEnglish: () => Promise<{ readonly default: Messages<Key> }>,
  format: typeof formatMessage = fillIn,
): Translate<Key> {
  let language = 'nl';
  let messages = dutch;
  let isChecked = false;
  if (isEnglishPage()) awaitMessages(speakEnglish());

  async function speakEnglish(): Promise<void> {
    try {
      messages = (await fetchEnglish()).default;
      language = 'en';
    } catch (error) {
      console.error(`[noest] messages, ${name}: the English words could not be fetched, the Dutch ones stand`, error);
    }
  }

  /** @returns null where the message can't be said with these values */
  function say(id: string, message: CompiledMessage, values?: MessageValues): string | null {
    try {
      return format(message, language, values);
    } catch (error) {
      reportOnce(id, (error as Error).message);
      return null;
    }
  }

  return (key, values) => {
    if (!isChecked) reportUnknownKeys(name, Object.keys(dutch));
    isChecked = true;
    const id = `${name}.${key}`;
    const override = pageMessage(id);
    return (override && say(id, override, values)) ?? say(id, messages[key], values) ?? literalText(messages[key]);
  };
}

/** The texts of a message with its values between them. @throws where it is more than that, or a value is missing. */
function fillIn(message: CompiledMessage, _language: string, values: MessageValues = {}): string {
  if (typeof message === 'string') return message;
  const texts = message.map((node) => {
    if (typeof node === 'string') return node;
    const [name, type] = Object(node) as readonly unknown[];
    const value = typeof name === 'string' && type === undefined ? values[name] : undefined;
    if (value === undefined) throw new Error(`expected a value for ${JSON.stringify(node)}`);
    return value;
  });
  return texts.join('');
}

/** What can be said without any value: the literal texts, the placeholders left out. */
function literalText(message: CompiledMessage): string {
  if (typeof message === 'string') return message;
  return message
    .filter((node) => typeof node === 'string')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function pageMessage(key: string): CompiledMessage | null {
  const text = pageConfig().messages[key];
  if (text === undefined) return null;
  const message = compileOverride(text);
  if (!message) reportOnce(key, `expected text with {name} placeholders, found "${text}"; the kit's own words stand`);
  return message;
}

/** Overrides of this namespace that no message reads. What it takes to say so is fetched where there is one. */
function reportUnknownKeys(namespace: string, keys: readonly string[]): void {
  const known = keys.map((key) => `${namespace}.${key}`);
  const unknown = Object.keys(pageConfig().messages).filter(
    (key) => key.startsWith(`${namespace}.`) && !known.includes(key),
  );
  if (unknown.length === 0) return;
  fetchReport().then(
    (words) => words.reportMessageKeys(unknown, known),
    () => console.error('[noest] page configuration: unknown messages', unknown),
  );
}

const reported = new Set<string>();

function reportOnce(key: string, what: string): void {
  if (reported.has(key)) return;
  reported.add(key);
  console.error(`[noest] message ${key}: ${what}`);
}

/**
 * Compiles a page's own text for a message. The ICU compiler stays at home: `{name}` placeholders are all a page may
 * use, and null is answered for a text that asks for more (plurals, choices, quoting).
 */
export function compileOverride(text: string): CompiledMessage | null {
  const nodes = text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part): string | [string] => (/^\{\w+\}$/.test(part) ? [part.slice(1, -1)] : part));
  const isPlain = nodes.every((node) => typeof node !== 'string' || !/[{}]/.test(node));
  return isPlain ? nodes : null;
}
