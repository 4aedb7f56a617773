import { CONFIGURATION, type Finding } from '../shared/platform/findings';
import { THEME } from './checkTokens';

/** A finding as it is printed; lines and columns count from 1. */
export interface ReportedFinding extends Finding {
  /** The path or address that was asked for. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The page of its part in the reference. */
  readonly reference: string;
}

export interface Checked {
  readonly version: string;
  readonly files: number;
  readonly fixed: number;
  readonly findings: readonly ReportedFinding[];
}

/** What `--format` may be. */
export const FORMATS: Readonly<Record<string, (checked: Checked) => string>> = { text, json, sarif, github };

function text({ files, fixed, findings }: Checked): string {
  const lines = findings.map(
    ({ file, line, column, part, message, reference }) =>
      `${file}:${line}:${column} ${part}: ${message}\n  ${reference}`,
  );
  const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
  const corrected = fixed > 0 ? `, ${fixed} corrected` : '';
  const hasUnknownPart = findings.some(({ place }) => place === 'data-component');
  return [
    ...lines,
    ...(hasUnknownPart ? ['A part that the page defines itself is named by --own name,name.'] : []),
    `${count(findings.length, 'mistake')} in ${count(files, 'file')}${corrected}`,
  ].join('\n');
}

function json({ version, files, fixed, findings }: Checked): string {
  return JSON.stringify({ version, files, fixed, findings }, null, 2);
}

/** https://docs.oasis-open.org/sarif/sarif/v2.1.0 */
function sarif({ version, findings }: Checked): string {
  const rules = [...new Set(findings.map(ruleOf))].map((id) => ({ id, shortDescription: { text: RULES[id] } }));
  const results = findings.map((finding) => {
    const { file, line, column, endLine, endColumn, part, message, reference } = finding;
    return {
      ruleId: ruleOf(finding),
      level: 'error',
      message: { text: `${part}: ${message}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: file },
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
      properties: { reference },
    };
  });
  const run = { tool: { driver: { name: 'noest check', version, rules } }, columnKind: 'utf16CodeUnits', results };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

/** Annotations of a pull request. */
function github({ findings }: Checked): string {
  return findings
    .map(({ file, line, column, endLine, part, message, reference }) => {
      const properties = { file, line, col: column, endLine, title: part };
      const said = Object.entries(properties).map(([key, value]) => `${key}=${escaped(String(value), /[%\r\n:,]/g)}`);
      return `::error ${said.join(',')}::${escaped(`${message} (${reference})`, /[%\r\n]/g)}`;
    })
    .join('\n');
}

function escaped(value: string, letters: RegExp): string {
  return value.replace(letters, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

const RULES = {
  name: 'The name of a part that there is',
  trigger: 'A trigger that can be followed',
  markup: 'The element, slots and inner elements that a part declares',
  attribute: 'An attribute as its part declares it',
  configuration: 'A page configuration with known keys and values',
  token: 'A custom property that the kit reads',
} as const;

function ruleOf({ part, place }: Finding): keyof typeof RULES {
  if (part === CONFIGURATION) return 'configuration';
  if (part === THEME) return 'token';
  if (place === null) return 'markup';
  return place === 'data-component' ? 'name' : place === 'data-mount' ? 'trigger' : 'attribute';
}
