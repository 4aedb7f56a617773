// Plain JavaScript, run by node itself: under a TypeScript loader dependency-cruiser's parser breaks.
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

/**
 * Checks which way the imports run. dependency-cruiser reads nothing and is content where its parser is missing,
 * so the number of modules it read is part of the check.
 */
const FEWEST_MODULES = 40;

const { output } = await cruise(['src', 'fixtures', 'tools'], {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
});
const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < FEWEST_MODULES) console.error(`only ${totalCruised} modules were read`);
console.log(`layers: ${totalCruised} modules, ${violations.length} arrows the wrong way`);
process.exitCode = violations.length > 0 || totalCruised < FEWEST_MODULES ? 1 : 0;
