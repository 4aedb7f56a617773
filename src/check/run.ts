import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { glob } from 'tinyglobby';
import type { PartDeclaration } from '../mount/declaration';
import { ownValue } from '../shared/platform/ownValue';
import { checkTemplate, type PlacedFinding } from './checkTemplate';
import { checkTokens } from './checkTokens';
import { fix } from './fix';
import { FORMATS, type ReportedFinding } from './formats';
import { mask } from './mask';

const USAGE = `noest check <files, globs, addresses>

  --format text|json|sarif|github   how the findings are printed; text
  --fix                             corrects near misses in the files
  --own name,name                   parts that the page defines itself
  --reference address               where the reference is; http://127.0.0.1:3000/widgets

It ends with 0 where there is no mistake, 1 where there is one, 2 where it could not check.`;
const REFERENCE = 'http://127.0.0.1:3000/widgets';
/** What a folder or glob is searched for: templates, and sheets. */
const TEMPLATE = /\.(?:html?|phtml|liquid|twig)$/;
const SHEET = /\.(?:css|pcss|scss|less)$/;
const ADDRESS = /^https?:\/\//;

/** What the command does with the outside. */
export interface Outside {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** What the checker knows of the kit. */
export interface Kit {
  readonly parts: readonly PartDeclaration[];
  readonly messages: readonly string[];
  /** The custom properties that it reads. */
  readonly tokens: readonly string[];
  readonly version: string;
}

/** `noest check …` @returns the exit code */
export async function run(
  words: readonly string[],
  { parts, messages, tokens, version }: Kit,
  { print, complain }: Outside,
): Promise<0 | 1 | 2> {
  const options = readOptions(words);
  if (typeof options === 'string') {
    complain(options);
    return 2;
  }
  if (options.help) {
    print(USAGE);
    return 0;
  }
  const { format, isFix, ownParts, reference, named } = options;
  const findings: ReportedFinding[] = [];
  const unread: string[] = [];
  let fixed = 0;
  const files = await filesOf(named, unread);
  const check = (file: string, text: string): PlacedFinding[] =>
    SHEET.test(file)
      ? checkTokens(text, tokens)
      : [...checkTemplate(text, { parts, messages, ownParts }), ...checkTokens(mask(text), tokens)];
  for (const file of files) {
    try {
      let template = await read(file);
      let found = check(file, template);
      if (isFix && !ADDRESS.test(file)) {
        const corrected = fix(template, found);
        fixed += corrected.fixed;
        if (corrected.fixed > 0) {
          template = corrected.text;
          writeFileSync(file, template);
          found = check(file, template);
        }
      }
      const pageOf = (part: string) => (parts.some(({ name }) => name === part) ? `${reference}/${part}` : reference);
      findings.push(...found.map((finding) => reported(finding, file, template, pageOf)));
    } catch (error) {
      unread.push(`${file}: ${reasonOf(error)}`);
    }
  }
  const printed = format({ version, files: files.length, fixed, findings });
  if (printed) print(printed);
  unread.forEach(complain);
  return unread.length > 0 ? 2 : findings.length > 0 ? 1 : 0;
}

interface Options {
  readonly help: boolean;
  readonly named: readonly string[];
  readonly format: (typeof FORMATS)[string];
  readonly isFix: boolean;
  readonly ownParts: readonly string[];
  readonly reference: string;
}

/** What is wrong with them, where they can't be read. */
function readOptions(words: readonly string[]): Options | string {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
        own: { type: 'string', multiple: true, default: [] },
        reference: { type: 'string', default: REFERENCE },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`;
  }
  const { values, positionals } = parsed;
  const [command, ...named] = positionals;
  const format = ownValue(FORMATS, values.format);
  if (!format) return `--format: expected ${Object.keys(FORMATS).join(', ')}, found "${values.format}"`;
  if (!values.help && (command !== 'check' || named.length === 0)) return USAGE;
  const ownParts = values.own.flatMap((names) => names.split(',')).map((name) => name.trim());
  return { help: values.help, named, format, isFix: values.fix, ownParts, reference: values.reference };
}

/** Each once, in the order of what was named. */
async function filesOf(named: readonly string[], unread: string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const name of named) {
    if (ADDRESS.test(name)) files.add(name);
    else if (statSync(name, { throwIfNoEntry: false })?.isFile()) files.add(pathOf(name));
    else {
      const found = await glob(name.replaceAll('\\', '/'), { ignore: ['**/node_modules/**'] });
      const checked = found.filter((file) => TEMPLATE.test(file) || SHEET.test(file)).map(pathOf);
      if (checked.length === 0)
        unread.push(`${name}: expected a file, a folder or a glob of templates or sheets, or an address`);
      for (const file of checked.toSorted()) files.add(file);
    }
  }
  return [...files];
}

/** As an editor finds it from where the command runs. */
function pathOf(file: string): string {
  const path = relative('', file);
  return path.startsWith('..') ? resolve(file) : path;
}

async function read(file: string): Promise<string> {
  if (!ADDRESS.test(file)) return readFileSync(file, 'utf8');
  const answer = await fetch(file, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.text();
}

/** Of a server that was not reached, `fetch` has the reason as the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;
  return `${message} (${'code' in cause ? String(cause.code) : cause.message})`;
}

/** @param pageOf the page of a part in the reference, or the reference where it has none */
function reported(
  finding: PlacedFinding,
  file: string,
  template: string,
  pageOf: (part: string) => string,
): ReportedFinding {
  const { part, message, place, near, span } = finding;
  const start = positionOf(template, span.start);
  const end = positionOf(template, span.end);
  return {
    file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    part,
    message,
    place,
    near,
    reference: pageOf(part),
  };
}

function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
