import { availableParallelism } from 'node:os';
import { defineConfig, devices, type Project } from 'playwright/test';
import { candidates } from './tools/browser/candidates';
import { FIREFOX_CHANNEL, LAUNCH_ARGUMENTS } from './tools/browser/launch';
import { databasePath } from './tests/support/database';
import { isLong } from './tests/support/isLong';
import { BUILDS, EMBEDDING } from './tests/support/servers';

const executablePath = candidates()[0]?.path;
const chromium = {
  ...devices['Desktop Chrome'],
  locale: 'nl-NL',
  // What moves is drawn sixty times a second, and waited for: a sixth of a run. See `tests/support/motion.ts`.
  contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' } as const,
  // Without a process of its own for graphics, of which no test knows, a browser takes a fourteenth less of a processor.
  launchOptions: { args: [...LAUNCH_ARGUMENTS, '--in-process-gpu'], ...(executablePath ? { executablePath } : {}) },
};

const firefoxPath = candidates(process.env, 'firefox')[0]?.path;
const firefox = {
  ...devices['Desktop Firefox'],
  locale: 'nl-NL',
  channel: FIREFOX_CHANNEL,
  launchOptions: firefoxPath ? { executablePath: firefoxPath } : {},
};

/**
 * The lean build makes one journey through each part and tries its views: finding, waiting and loading are the same code in
 * both. A test marked `@both` is made on both builds, one marked `@lean` on that build alone: of its part the React build has
 * other tests. What repeats a test in another host, browser, width or delay is marked `@long`. A long run has all of them, on
 * both builds.
 */
const OF_THE_LEAN_BUILD: Partial<Project> = isLong ? {} : { grep: /@both|@lean/ };

/**
 * The tests of a worker are made in one page, one after another: between two of them Playwright empties its cookies, storage and
 * cache and takes back what the test has set. A page for each takes a quarter more of a processor, most of it for the process of
 * its renderer. Playwright has this for tests of components, and no name for it in its documents; with another name of it each
 * test has a page of its own again.
 */
const IN_ONE_PAGE = { _optionContextReuseMode: 'when-possible' };

const [react, lean] = BUILDS;

/**
 * The folders of a project that has several: each project starts its workers and their browsers anew, so that what differs in
 * nothing but its folder is one. The long run makes each folder a step.
 */
const ON_THE_SHOP = ['accessibility', 'appearance', 'faults', 'journeys', 'pages', 'security', 'states'];
const MADE = ['parts', 'package'];
const inFolders = (folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.spec.ts`);

/** Journeys that Firefox makes too in a long run: nothing in them is Playwright's for Chromium alone, such as touch or a slow network. */
const IN_FIREFOX = [
  'actions',
  'addition',
  'analytics',
  'cartDrawer',
  'cartPage',
  'checkout',
  'firstPresses',
  'forms',
  'leaving',
  'product',
  'retry',
  'skeleton',
  'tabs',
];

/** The projects that `--project` names; none where all are run. */
const chosen = process.argv.flatMap((word, index, words) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)];
  return words[index - 1] === '--project' ? [word] : [];
});
const isRun = (names: RegExp): boolean => chosen.length === 0 || chosen.some((name) => names.test(name));

/** A server is started only for a project that asks it. */
const SERVERS = BUILDS.flatMap(({ build, conformancePort, shopPort, magentoPort }) => [
  {
    projects: new RegExp(`^conformance-${build}$${build === 'react' ? '|^firefox$|^webkit$' : ''}`),
    module: 'tests/conformance/server.ts',
    env: { PORT: String(conformancePort), NOEST_BUILD: build },
    url: `http://127.0.0.1:${conformancePort}/healthz`,
  },
  {
    projects: build === 'react' ? /^(?:shop|no-script|firefox|journeys-firefox|webkit)$/ : /^journeys-lean$/,
    module: 'fixtures/shop/main.ts',
    // All shoppers of all tests come from one address, and most choose the first day; the limits of an account are the real ones.
    env: {
      PORT: String(shopPort),
      NOEST_BUILD: build,
      SHOP_DB: databasePath(build),
      LIMITS_PER_ADDRESS: '1000',
      LORRY_PLACES: '1000',
    },
    url: `http://127.0.0.1:${shopPort}/healthz`,
  },
  {
    projects: new RegExp(`^magento-${build}$${build === 'react' ? '|^shop$' : ''}`),
    module: 'fixtures/magento/main.ts',
    env: { PORT: String(magentoPort), NOEST_BUILD: build },
    url: `http://127.0.0.1:${magentoPort}/healthz`,
  },
]);

const { shopPort, sitePort } = EMBEDDING;
const embeddingShop = `http://127.0.0.1:${shopPort}`;
const EMBEDDING_SERVERS = [
  {
    projects: /^(?:embedding|firefox)$/,
    module: 'fixtures/shop/main.ts',
    env: {
      PORT: String(shopPort),
      NOEST_BUILD: 'react',
      SHOP_DB: databasePath('embedding'),
      LIMITS_PER_ADDRESS: '1000',
      // One of another site, one of the shop's own: the same machine by two names.
      ALLOWED_ORIGINS: `http://localhost:${sitePort},http://127.0.0.1:${sitePort}`,
      COOKIE_SAME_SITE: 'None',
    },
    url: `${embeddingShop}/healthz`,
  },
  {
    projects: /^(?:embedding|firefox)$/,
    module: 'fixtures/embedding/main.ts',
    env: { PORT: String(sitePort), SHOP_URL: embeddingShop },
    url: `http://127.0.0.1:${sitePort}/healthz`,
  },
];

const servers = [...SERVERS, ...EMBEDDING_SERVERS]
  .filter(({ projects }) => isRun(projects))
  .map(({ module, env, url }) => ({ module, env, url }));

export default defineConfig({
  fullyParallel: true,
  grepInvert: isLong ? [] : /@long/,
  // One more than cores: a test waits for its pages. With four on two cores the whole run took no less time, and single tests came near their limit.
  workers: availableParallelism() + 1,
  // Named in the report; `tools/test/counts.ts` says how many a run may have.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A limit for what hangs: with other work on the machine a test takes ten times as long.
  timeout: 120_000,
  // For the same reason: a list of 48 cards is drawn a card a frame, and frames are slow then.
  expect: { timeout: 30_000 },
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...IN_ONE_PAGE,
    // A trace takes as long as what it traces, and a picture for a failure is taken of every test.
    ...(process.env['TEST_TRACE'] && { screenshot: 'only-on-failure', trace: 'retain-on-failure' }),
  },
  projects: [
    // What is made of the project: a part, the reference, the package. First, for the longest test would run alone as the last one.
    { name: 'made', testDir: 'tests', testMatch: inFolders(MADE), use: chromium, metadata: { folders: MADE } },
    // Few and long, and to start this browser takes as long as one of them. Its tests of the registry go to the conformance pages.
    {
      name: 'firefox',
      testDir: 'tests/firefox',
      ...(isLong ? {} : { workers: 1 }),
      use: { ...firefox, baseURL: `http://127.0.0.1:${react.shopPort}` },
      metadata: { build: react.build },
    },
    ...(isLong
      ? [
          {
            name: 'journeys-firefox',
            testDir: 'tests/journeys',
            testMatch: IN_FIREFOX.map((journey) => `${journey}.spec.ts`),
            grepInvert: /@long|@lean/,
            use: { ...firefox, baseURL: `http://127.0.0.1:${react.shopPort}` },
            metadata: { build: react.build },
          },
        ]
      : []),
    {
      name: 'shop',
      testDir: 'tests',
      grepInvert: isLong ? [] : /@long|@lean/,
      testMatch: inFolders(ON_THE_SHOP),
      use: { ...chromium, baseURL: `http://127.0.0.1:${react.shopPort}` },
      metadata: { build: react.build, folders: ON_THE_SHOP },
    },
    {
      name: 'journeys-lean',
      testDir: 'tests/journeys',
      ...OF_THE_LEAN_BUILD,
      use: { ...chromium, baseURL: `http://127.0.0.1:${lean.shopPort}` },
      metadata: { build: lean.build },
    },
    ...BUILDS.map(({ build, conformancePort }) => ({
      name: `conformance-${build}`,
      testDir: 'tests/conformance',
      ...(build === 'lean' ? OF_THE_LEAN_BUILD : {}),
      use: { ...chromium, baseURL: `http://127.0.0.1:${conformancePort}` },
    })),
    ...BUILDS.filter(({ build }) => build === 'react' || isLong).map(({ build, magentoPort }) => ({
      name: `magento-${build}`,
      testDir: 'tests/journeysMagento',
      use: { ...chromium, baseURL: `http://127.0.0.1:${magentoPort}` },
    })),
    {
      name: 'no-script',
      testDir: 'tests/no-script',
      use: { ...chromium, baseURL: `http://127.0.0.1:${react.shopPort}`, javaScriptEnabled: false },
    },
    // A step of its own of the long run says where there is no WebKitGTK.
    ...(process.env['TEST_WEBKIT']
      ? [{ name: 'webkit', testDir: 'tests/webkit', use: { baseURL: `http://127.0.0.1:${react.shopPort}` } }]
      : []),
    // The pages of another origin, and a shop that allows it.
    {
      name: 'embedding',
      testDir: 'tests/embedding',
      use: { ...chromium, baseURL: `http://localhost:${sitePort}` },
      metadata: { build: 'embedding' },
    },
  ],
  webServer:
    servers.length === 0
      ? []
      : {
          command: 'tsx tests/support/startServers.ts',
          env: { TEST_SERVERS: JSON.stringify(servers), TEST_RUN: String(process.pid) },
          wait: { stdout: /^All servers answer$/m },
          // As a test, on a machine with other work: each makes and seeds a shop.
          timeout: 120_000,
        },
});
