/** Which way imports run; `npm run check` holds it. */
const imports = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    imports(
      'mount-knows-no-shop',
      { path: '^src/mount' },
      { path: '^src/(shared|widgets|noest)', pathNot: '^src/shared/platform/' },
    ),
    imports('shared-never-up', { path: '^src/shared' }, { path: '^src/(widgets|mount|noest)' }),
    imports(
      'ui-and-words-know-no-shop',
      { path: '^src/shared/(ui|i18n|platform|money|days)/' },
      { path: '^src/shared/api/' },
    ),
    imports(
      'features-know-no-back-end',
      { path: '^src/(widgets/|[^/]+\\.ts$)', pathNot: '\\.test\\.' },
      { path: '^src/shared/api/(storefront|magento|http)/' },
      'a feature uses the model and asks ShopApi',
    ),
    imports(
      'the-model-is-plain',
      { path: '^src/shared/api/model/' },
      { path: '^(node_modules|src)/', pathNot: '^src/shared/(api/model|money)/' },
    ),
    imports(
      'http-knows-no-back-end',
      { path: '^src/shared/api/http/' },
      { path: '^src/shared/api/(storefront|magento)/' },
    ),
    imports(
      'parts-are-strangers',
      { path: '^src/widgets/([^/]+)/parts/([^/]+)/' },
      { path: '^src/widgets/[^/]+/parts/', pathNot: '^src/widgets/$1/parts/$2/' },
      'a part reaches another only through stores and events',
    ),
    imports(
      'features-by-their-index',
      { path: '^src/widgets/([^/]+)/' },
      { path: '^src/widgets/[^/]+/', pathNot: '^src/widgets/($1/|[^/]+/(index|views|attributes)\\.tsx?$)|\\.css$' },
      'a feature uses another through its index.ts, or its views.ts where it reaches React',
    ),
    imports(
      'the-page-uses-features-by-their-actions',
      { path: '^src/(?!widgets/|noest\\.|head\\.|public/replaceView)', pathNot: '\\.test\\.' },
      { path: '^src/widgets/', pathNot: '^src/widgets/[^/]+/actions\\.ts$' },
      'what scripts of the page can have done is code of its feature; replaceView has the types of views',
    ),
    imports(
      'checker-and-inspector-are-apart',
      { path: '^src/(?!check/|inspector/|public/)', pathNot: '\\.test\\.' },
      { path: '^src/(check|inspector)/' },
      'no page loads the checker, and only `noest` asks for the inspector',
    ),
    imports(
      'features-know-no-part',
      { path: '^src/widgets/[^/]+/(?!parts/)', pathNot: '\\.test\\.' },
      { path: '^src/widgets/[^/]+/parts/' },
      'the test of a rule that several parts keep stands beside them',
    ),
    imports(
      'models-are-pure',
      { path: '/model\\.ts$' },
      { path: '^(node_modules/(react|ky|hono|kysely|@photostructure)|src/shared/api/storefront/)' },
    ),
    imports(
      'the-kit-knows-no-fixture',
      { path: '^src/', pathNot: '\\.test\\.' },
      { path: '^(fixtures|templates|tests|tools)/' },
    ),
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      // React and Preact are the theme's own (peer dependencies).
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(@types|react|react-dom|preact)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
