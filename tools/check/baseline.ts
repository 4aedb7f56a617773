import baselineJs from 'eslint-plugin-baseline-js';
import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';

/**
 * `npm run check:baseline`: what is built uses nothing that is not Baseline widely available, but what stands here with the reason
 * why a browser may lack it. It fails on what is used and not listed, and on what is listed and not used.
 */
const MAY_LACK = new Map([
  // The kit does not start without these two (mount rule 25).
  ['popover-open', 'asked for at the start'],
  ['abortsignal-any', 'asked for at the start'],
  ['abortsignal-timeout', 'every browser that has AbortSignal.any has it'],
  // JavaScript that is asked for where it is used.
  ['async-clipboard', 'the inspector shows the report where it can not copy it'],
  ['network-information', 'without it the connection counts as fast'],
  ['explicit-resource-management', 'signals have a key for it that nothing here uses'],
  // Looks: without them the part is as usable.
  ['@starting-style', 'a drawer is there without sliding in'],
  ['@property', 'the bar of a list that is loading stands still'],
  ['accent-color', 'a box has the colour of the browser'],
  ['content-visibility', 'what is not in view is drawn too'],
  ['forced-color-adjust', 'a mark has the forced colours'],
  ['overflow-clip-margin', 'the outline of the focus is cut at the edge of a row'],
  ['overscroll-behavior', 'the page scrolls on where a drawer ends'],
  ['overscroll-behavior-x', 'the same'],
  ['resize', 'a field keeps its size'],
  ['scrollbar-width', 'a scrollbar has its usual width'],
  ['text-wrap', 'lines of a heading differ in length'],
  ['ui-monospace', 'another font with letters of one width'],
  ['user-select', 'text is selected by dragging over it'],
]);

const SCRIPTS = 'dist/{react,lean}/**/*.js';
const SHEETS = 'dist/{react,lean}/**/*.css';

const config: Linter.Config[] = [
  {
    files: [SCRIPTS],
    languageOptions: { sourceType: 'module' },
    plugins: { 'baseline-js': { rules: baselineJs.rules } },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        { available: 'widely', includeWebApis: { preset: 'auto' }, includeJsBuiltins: { preset: 'auto' } },
      ],
    },
  },
  {
    files: [SHEETS],
    language: 'css/css',
    plugins: { css },
    rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
  },
];

const results = await new ESLint({ overrideConfigFile: true, overrideConfig: config }).lintFiles([SCRIPTS, SHEETS]);
if (results.length === 0) throw new Error('nothing is built');

const used = new Set<string>();
const wrong: string[] = [];
for (const { filePath, messages } of results) {
  for (const { message } of messages) {
    const feature = nameIn(message);
    used.add(feature);
    if (!MAY_LACK.has(feature)) wrong.push(`${filePath}: ${message}`);
  }
}
wrong.push(...[...MAY_LACK.keys()].filter((feature) => !used.has(feature)).map((feature) => `${feature} is not used`));
for (const line of new Set(wrong)) console.error(line);
console.log(`Baseline: ${results.length} files, ${used.size} features that a browser may lack`);
process.exitCode = wrong.length > 0 ? 1 : 0;

/** Scripts have the identifier of a feature in brackets, sheets the name of what they use in quotes. */
function nameIn(message: string): string {
  return /\(([\w-]+)\)/.exec(message)?.[1] ?? /'([^']+)'/.exec(message)?.[1] ?? message;
}
