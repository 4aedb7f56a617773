import { defineConfig, devices, type Project } from 'playwright/test';
import { candidates } from './tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from './tools/browser/launch';
import { databasePath } from './tests/support/database';

/** The two builds of the one source; every test of the registry and of the journeys runs on both. */
// `TEST_PORT` lets two checkouts be tested beside each other.
const port = Number(process.env['TEST_PORT'] || 4310);
const BUILDS = [
  { build: 'react', conformancePort: port, shopPort: port + 10 },
  { build: 'lean', conformancePort: port + 1, shopPort: port + 11 },
] as const;

/** Of the journeys the lean build makes those of a shopper's main ways, marked `@both`; all of them in a long run. */
const isLong = Boolean(process.env['TEST_LONG']);

const executablePath = candidates()[0]?.path;
const chromium = {
  ...devices['Desktop Chrome'],
  locale: 'nl-NL',
  launchOptions: { args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
};

const onBothBuilds = (tests: string, room: (build: (typeof BUILDS)[number]) => number): Project[] =>
  BUILDS.map((build) => ({
    name: `${tests}-${build.build}`,
    testDir: `tests/${tests}`,
    ...(tests === 'journeys' && build.build === 'lean' && !isLong ? { grep: /@both/ } : {}),
    use: { ...chromium, baseURL: `http://127.0.0.1:${room(build)}` },
    metadata: { build: build.build },
  }));

const onTheShop = (tests: string, use: Project['use'] = {}): Project => ({
  name: tests,
  testDir: `tests/${tests}`,
  use: { ...chromium, baseURL: `http://127.0.0.1:${BUILDS[0].shopPort}`, ...use },
});

/** The projects that `--project` names; none where all are run. */
const chosen = process.argv.flatMap((word, index, words) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)];
  return words[index - 1] === '--project' ? [word] : [];
});
const isRun = (names: RegExp): boolean => chosen.length === 0 || chosen.some((name) => names.test(name));

/** A server is started only for a project that asks it. */
const SERVERS = BUILDS.flatMap(({ build, conformancePort, shopPort }) => [
  {
    projects: new RegExp(`^conformance-${build}$`),
    command: 'tsx tests/conformance/server.ts',
    env: { PORT: String(conformancePort), NOEST_BUILD: build },
    url: `http://127.0.0.1:${conformancePort}/healthz`,
  },
  {
    projects: build === 'react' ? /^(?!conformance|journeys-lean|parts)/ : /^journeys-lean$/,
    command: 'tsx fixtures/shop/main.ts',
    // All shoppers of all tests come from one address; the limits of an account are the real ones.
    env: {
      PORT: String(shopPort),
      NOEST_BUILD: build,
      SHOP_DB: databasePath(build),
      LIMITS_PER_ADDRESS: '1000',
    },
    url: `http://127.0.0.1:${shopPort}/healthz`,
  },
]);

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  // Named in the report; `tools/test/counts.ts` says how many a run may have.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // A trace takes as long as what it traces: asked for with TEST_TRACE.
  use: { screenshot: 'only-on-failure', trace: process.env['TEST_TRACE'] ? 'retain-on-failure' : 'off' },
  projects: [
    ...onBothBuilds('conformance', (build) => build.conformancePort),
    ...onBothBuilds('journeys', (build) => build.shopPort),
    onTheShop('no-script', { javaScriptEnabled: false }),
    onTheShop('faults'),
    onTheShop('accessibility'),
    onTheShop('security'),
    onTheShop('appearance'),
    // It starts a shop of its own.
    { name: 'parts', testDir: 'tests/parts', use: chromium },
  ],
  webServer: SERVERS.filter(({ projects }) => isRun(projects)).map(({ command, env, url }) => ({
    command,
    env,
    url,
    reuseExistingServer: false,
  })),
});
