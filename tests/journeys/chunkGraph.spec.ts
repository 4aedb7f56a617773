import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { importParts, type Part } from '../../tools/parts/importParts';
import { Build } from '../../tools/size/manifest';

/** What a file of the build brings along, told by the build's own manifest and source maps: mount rules 16 to 19. */
const ENTRY = 'src/noest.ts';
/** Listings and searches parse what the server has printed with the schema of an answer. */
const PARSES_AN_ANSWER = ['listing-view'];
/** Parts that start without a hint of the shopper. */
const BEFORE_INTENT = /^(idle|load)$/;

const builtOf = (): Build => new Build(`dist/${String(test.info().project.metadata['build'])}`);

/** The scripts that a chunk brings along, and the modules in them. */
function broughtBy(build: Build, isAsked: (source: string) => boolean): { scripts: string[]; modules: string[] } {
  const scripts = [...build.files(build.sources(isAsked))].filter((file) => file.endsWith('.js'));
  return {
    scripts,
    // The bundler's own helper has no source map.
    modules: scripts.filter((file) => !file.endsWith('/esm.js')).flatMap((script) => build.modulesIn(script)),
  };
}

const isChunkOf =
  ({ module, declaration: { chunk } }: Part) =>
  (source: string): boolean =>
    chunk ? source.endsWith(`virtual:noest-chunk/${chunk}`) : source === module;

const chunkNameOf = ({ declaration: { name, chunk } }: Part): string => chunk ?? name;

let declared: Promise<readonly Part[]> | undefined;

async function behaviours(): Promise<readonly Part[]> {
  const all = await (declared ??= importParts());
  const found = all.filter(({ declaration }) => declaration.kind === 'behaviour');
  expect(found.length).toBeGreaterThan(20);
  return found;
}

test('mount rule 16: the entry reaches no feature, no library and no back end @both', () => {
  const { modules } = broughtBy(builtOf(), (source) => source === ENTRY);
  expect(modules).toContain('src/mount/registry.ts');
  const allowed =
    /^(src\/(noest\.ts|public\/createNoest|mount\/|shared\/(platform|i18n\/ready|api\/capabilities))|tools\/vite\/)/;
  expect(modules.filter((module) => module.includes('/') && !allowed.test(module))).toEqual([]);
});

test('mount rule 17: what a behaviour brings along has no React, no Preact, no valibot and no store with signals @both', async () => {
  const build = builtOf();
  const heavy = /node_modules\/(react|react-dom|scheduler|preact|valibot|@preact\/signals-core)\//;
  const found = (await behaviours()).flatMap((part) => {
    const { modules } = broughtBy(build, isChunkOf(part));
    expect(modules.length, chunkNameOf(part)).toBeGreaterThan(0);
    return modules.some((module) => heavy.test(module)) ? [chunkNameOf(part)] : [];
  });
  expect([...new Set(found)]).toEqual(PARSES_AN_ANSWER);
});

test('mount rule 33: a skeleton brings along what is there before the first widget, and nothing else @both', async () => {
  const build = builtOf();
  const before = broughtBy(build, (source) => source.endsWith('virtual:noest-chunk/idle')).scripts;
  const skeletons = (await importParts()).flatMap(({ skeleton = [] }) => skeleton);
  expect(skeletons.length).toBeGreaterThan(0);
  for (const skeleton of skeletons) {
    const { scripts } = broughtBy(build, (source) => source === skeleton);
    expect(scripts.filter((script) => !before.includes(script)).length, skeleton).toBe(1);
  }
});

test('mount rule 17: the badge of a shopper who has a cart, which is on every page, fetches no React and no Preact @both', () => {
  const { modules } = broughtBy(builtOf(), (source) => source === 'src/widgets/cart/parts/cart-count/followCart.ts');
  expect(modules).toContain('src/widgets/cart/store/createCart.ts');
  expect(modules.filter((module) => /node_modules\/(react|react-dom|scheduler|preact)\//.test(module))).toEqual([]);
});

test("mount rule 18: nothing that starts without a hint brings the cart's store along @both", async () => {
  const build = builtOf();
  const early = (await behaviours()).filter(({ declaration: { when } }) => BEFORE_INTENT.test(when));
  const cart = /src\/widgets\/cart\/store\/(?!started\.ts)/;
  for (const part of early) {
    const { modules } = broughtBy(build, isChunkOf(part));
    expect(
      modules.filter((module) => cart.test(module)),
      chunkNameOf(part),
    ).toEqual([]);
  }
});

test('mount rule 19: messages and icons come with what shows them: the files of every page have none of a feature @both', () => {
  const build = builtOf();
  const { scripts, modules } = broughtBy(build, (source) => source.endsWith('virtual:noest-chunk/idle'));
  const code = scripts.map((script) => build.text(script)).join();
  // The longest message of each feature that can be found as it is written.
  const shown = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /messages\/(?!common|navigation)\w+\.nl\.json$/.test(file))
    .map((file) => `src/${file}`);
  expect(shown.length).toBeGreaterThan(8);
  const early = shown.filter((file) => {
    const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const [longest] = texts.filter((text) => /^[\w ,.]+$/.test(text)).toSorted((a, b) => b.length - a.length);
    if (longest === undefined) throw new Error(`${file}: expected a message without signs`);
    return code.includes(longest);
  });
  expect(early).toEqual([]);
  expect(modules).toContain('src/shared/ui/look/pageIcons.ts');
  expect(modules.filter((module) => module.startsWith('src/shared/ui/look/icons'))).toEqual([]);
});

test('mount rule 19: a behaviour draws its icons without those of the widgets @both', async () => {
  const build = builtOf();
  for (const part of await behaviours()) {
    const { modules } = broughtBy(build, isChunkOf(part));
    expect(modules, chunkNameOf(part)).not.toContain('src/shared/ui/look/icons.ts');
  }
});

test('cart rule 40: an open drawer brings along no line, quantity or sum before there is something in the cart @both', () => {
  const build = builtOf();
  const ofAFilledCart = /src\/(widgets\/cart\/(lines\/(?!CartLoading)|totals|cut)|shared\/ui\/quantity)/;
  const { modules } = broughtBy(build, (source) => source === 'src/widgets/cart/parts/minicart/view.tsx');
  expect(modules).toContain('src/widgets/cart/store/createCart.ts');
  expect(modules.filter((module) => ofAFilledCart.test(module))).toEqual([]);
});

test('checkout rule 63: the first step brings along nothing that asks for delivery, payment or an order @both', () => {
  const build = builtOf();
  const CALLS = /src\/shared\/api\/storefront\/(checkoutCalls|wire\/(payment|order))\.ts$/;
  const later = /src\/widgets\/checkout\/store\/offers\//;
  const { modules } = broughtBy(build, (source) => source === 'src/widgets/checkout/parts/checkout/view.tsx');
  expect(modules).toContain('src/widgets/checkout/store/createCheckout.ts');
  expect(modules.filter((module) => CALLS.test(module) || later.test(module))).toEqual([]);
  const ofTheShop = broughtBy(build, (source) => source === 'src/shared/api/storefront/index.ts').modules;
  expect(ofTheShop).toContain('src/shared/api/storefront/couponCalls.ts');
  expect(ofTheShop.filter((module) => CALLS.test(module))).toEqual([]);
});
