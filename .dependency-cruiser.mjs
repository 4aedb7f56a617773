/** Which way the arrows of the house run. */
const rooms = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    rooms('mount-knows-no-shop', { path: '^src/mount' }, { path: '^src/(shared|widgets|behaviours|noest)' }),
    rooms('shared-never-up', { path: '^src/shared' }, { path: '^src/(widgets|behaviours|mount|noest)' }),
    rooms(
      'ui-and-words-know-no-shop',
      { path: '^src/shared/(ui|i18n|events|money|config)/' },
      { path: '^src/shared/(api|state|analytics)/' },
    ),
    rooms(
      'widgets-are-strangers',
      { path: '^src/widgets/([^/]+)/' },
      { path: '^src/(widgets|behaviours)/', pathNot: '^src/widgets/$1/' },
      'a widget reaches another only through state and events',
    ),
    rooms(
      'behaviours-are-strangers',
      { path: '^src/behaviours/([^/]+)/' },
      { path: '^src/(widgets|behaviours)/', pathNot: '^src/behaviours/$1/' },
    ),
    rooms(
      'behaviours-load-no-react',
      { path: '^src/(behaviours|shared/(state|api|i18n|events|money|config))/', pathNot: '\\.test\\.' },
      { path: '^node_modules/(react|react-dom|preact)/' },
    ),
    rooms(
      'models-are-pure',
      { path: '/model\\.ts$' },
      { path: '^(node_modules/(react|ky|hono|kysely|@photostructure)|src/shared/api/storefront/)' },
    ),
    rooms(
      'the-kit-knows-no-fixture',
      { path: '^src/', pathNot: '\\.test\\.' },
      { path: '^(fixtures|templates|tests|tools)/' },
    ),
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|vite-plugin\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
