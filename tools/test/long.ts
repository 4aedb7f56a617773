import { writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { runSteps } from './runSteps';
import { LONG_STEPS } from './steps';

/**
 * The long run: what the test command leaves out for its time. `npm run test:long -- defects` runs the steps whose names
 * have that word; a run that was broken off goes on so. A whole run writes its report into docs.
 */
process.env['TEST_LONG'] = '1';

const words = process.argv.slice(2);
const chosen = LONG_STEPS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0)
  throw new Error(`no step is named so; there are: ${LONG_STEPS.map(({ name }) => name).join(', ')}`);

const { lines, isGreen } = await runSteps(chosen);
if (words.length === 0) writeFileSync('docs/long-run.md', report(lines));
process.exitCode = isGreen ? 0 : 1;

function report(steps: readonly string[]): string {
  const [cpu] = cpus();
  return `# The last long run

Written by \`npm run test:long\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${arch()}, ${cpus().length} cores of ${cpu?.model.trim()}.

${steps.map((line) => `- ${line}`).join('\n')}
`;
}
