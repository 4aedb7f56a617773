import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importParts, ROOT, type Part } from './importParts';

/**
 * The table of parts in README.md, made from the declarations. `tsx tools/parts/readme.ts` writes it; with `--check` it
 * fails where the table is not what it would write.
 */
const FILE = join(ROOT, 'README.md');
const START = '<!-- parts: made by npm run readme -->';
const END = '<!-- /parts -->';

const before = readFileSync(FILE, 'utf8');
const after = withTable(before, await importParts());
if (!process.argv.includes('--check')) writeFileSync(FILE, after);
else if (after !== before) {
  console.error('README.md: the table of parts is not up to date; run npm run readme');
  process.exitCode = 1;
}

function withTable(text: string, parts: readonly Part[]): string {
  const [head, rest] = split(text, START);
  const [, tail] = split(rest, END);
  return `${head}${START}\n\n${table(parts)}\n\n${END}${tail}`;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`README.md: expected the line "${mark}"`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function table(parts: readonly Part[]): string {
  const rows = parts.map(({ declaration: { name, kind, when, summary }, feature }) =>
    [`\`${name}\``, feature, kind, `\`${when}\``, firstSentence(summary)].map(cell).join(' | '),
  );
  return ['part | feature | kind | starts at | what it is', '--- | --- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

/** "The cart link, and the drawer it opens: lines, quantity." */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
