// Plain JavaScript, run by node itself: under a TypeScript loader dependency-cruiser's parser breaks.
import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { parseSync } from 'vite';
import config from '../../.dependency-cruiser.mjs';

/**
 * Checks which way the imports run. dependency-cruiser reads nothing and is content where its parser is missing,
 * so the number of modules it read is part of the check.
 */
const FEWEST_MODULES = 40;
const BEHAVIOUR = /^src\/widgets\/[^/]+\/parts\/[^/]+\/(?:behaviour|skeleton)\.ts$/;
/** What a behaviour, a skeleton and the page's configuration must not load with them: on demand they may. */
const HEAVY = /(?:^|\/)node_modules\/(react|react-dom|preact|valibot)\//;
/** Behaviours that still do: a listing's printed answer is parsed with valibot. */
const STILL_HEAVY = new Map([
  ['src/widgets/listing/parts/category-view/behaviour.ts', 'valibot'],
  ['src/widgets/listing/parts/search-view/behaviour.ts', 'valibot'],
]);

const { output } = await cruise(['src', 'fixtures', 'tools'], {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
});
const { violations, totalCruised } = output.summary;
const modules = new Map(output.modules.map((module) => [module.source, module]));
const behaviours = [...modules.keys()].filter((source) => BEHAVIOUR.test(source));
const heavy = behaviours.flatMap((behaviour) => {
  const found = heavyPath(behaviour);
  const library = HEAVY.exec(found?.at(-1) ?? '')?.[1];
  return library === STILL_HEAVY.get(behaviour)
    ? []
    : [`${behaviour}: ${found ? found.join(' → ') : 'loads no library any more: take it off the list'}`];
});

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const line of heavy) console.error(`behaviours-load-no-react-and-no-valibot: ${line}`);
if (totalCruised < FEWEST_MODULES || behaviours.length === 0) console.error(`only ${totalCruised} modules were read`);
console.log(`layers: ${totalCruised} modules, ${violations.length + heavy.length} arrows the wrong way`);
process.exitCode = violations.length + heavy.length > 0 || totalCruised < FEWEST_MODULES ? 1 : 0;

/** What a module loads with it: types are gone in the build, and what is imported on demand is loaded later. */
function importsOf(source) {
  const { dependencies = [] } = modules.get(source) ?? {};
  if (!/\.tsx?$/.test(source)) return [];
  const { staticImports, staticExports } = parseSync(source, readFileSync(source, 'utf8')).module;
  const loaded = new Set([
    ...staticImports.filter(hasValue).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
      .map((entry) => entry.moduleRequest?.value),
  ]);
  return dependencies.filter(({ module }) => loaded.has(module)).map(({ resolved }) => resolved);
}

/** An import without names is one for what the module does. */
function hasValue({ entries }) {
  return entries.length === 0 || entries.some(({ isType }) => !isType);
}

/** The shortest chain of imports from a module to such a library; undefined where there is none. */
function heavyPath(start) {
  const paths = [[start]];
  const seen = new Set([start]);
  for (const path of paths) {
    for (const resolved of importsOf(path.at(-1))) {
      if (HEAVY.test(resolved)) return [...path, resolved];
      if (!seen.has(resolved)) paths.push([...path, resolved]);
      seen.add(resolved);
    }
  }
  return undefined;
}
