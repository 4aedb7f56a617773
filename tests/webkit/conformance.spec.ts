import { Key } from 'selenium-webdriver';
import { conformancePage } from '../conformance/page';
import { BUILDS } from '../support/servers';
import { startHoldingProxy, type HoldingProxy } from './holdingProxy';
import { expect, test as base, type Window } from './webkit';

/** The registry in the engine of Safari, on the parts and pages of tests/conformance: what goes by a browser's own events and loading. */
interface Registry {
  /** Opens a page that holds this markup. */
  open(markup: string, options?: Readonly<Record<string, unknown>>): Promise<void>;
  readonly holdBack: HoldingProxy['holdBack'];
  state(selector: string): Promise<unknown>;
  run(script: string, ...given: readonly unknown[]): Promise<unknown>;
}

const test = base.extend<{ registry: Registry }>({
  registry: async ({ window }, use) => {
    const proxy = await startHoldingProxy(BUILDS[0].conformancePort);
    const run = (script: string, ...given: readonly unknown[]) => window.driver.executeScript(script, ...given);
    await use({
      run,
      async open(markup, options = {}) {
        const body = conformancePage(markup, { options });
        const stored = await fetch(`${proxy.address}/pages`, { method: 'POST', body });
        await window.open(`${proxy.address}${await stored.text()}`);
      },
      holdBack: proxy.holdBack,
      state: (selector) => run('return document.querySelector(arguments[0])?.dataset.mountState', selector),
    });
    proxy.close();
  },
});

const greeter = (id: string, when: string): string =>
  `<p id="${id}" data-component="greeter" data-mount="${when}">x</p>`;
const diary = ({ run }: Registry) => run('return window.diary ?? []');
const shown = (window: Window, words: string, selector: string) => window.waitForText(words, selector);

test('conformance: each trigger starts its part, and none starts another', async ({ window, registry }) => {
  const states = async (): Promise<string> => {
    const all = await registry.run(
      'return [...document.querySelectorAll("[data-mount-state=mounted]")].map(({ id }) => id).join(" ")',
    );
    return String(all);
  };
  await window.driver.manage().window().setRect({ width: 800, height: 700, x: 0, y: 0 });
  await registry.open(
    `${greeter('load', 'load')}${greeter('idle', 'idle')}${greeter('event', 'event(shop:open)')}${greeter('manual', 'manual')}
     <a id="hint" href="#x" data-component="greeter" data-mount="interaction">x</a>
     ${greeter('wide', 'media(min-width: 1100px)')}<svg width="10" height="3000"></svg>${greeter('visible', 'visible')}`,
  );
  await expect.poll(states).toBe('load idle');
  await registry.run('document.dispatchEvent(new CustomEvent("shop:open"))');
  await expect.poll(states).toBe('load idle event');
  await registry.run('document.querySelector("#hint").focus()');
  await expect.poll(states).toBe('load idle event hint');
  await window.driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
  await expect.poll(states).toBe('load idle event hint wide');
  await registry.run('document.querySelector("#visible").scrollIntoView()');
  await expect.poll(states).toBe('load idle event hint wide visible');
  await registry.run('window.registry.mount(document.querySelector("#manual"))');
  await expect.poll(states).toBe('load idle event manual hint wide visible');
});

test('conformance: mount rule 2, an early press acts once, however often it was tried', async ({
  window,
  registry,
}) => {
  const letGo = registry.holdBack('counter');
  await registry.open(
    '<div data-component="counter" data-mount="interaction"><button name="count">Count</button></div>',
  );
  await expect.poll(() => registry.state('div')).toBe('waiting');
  for (const _ of [1, 2, 3]) await window.press('button', /^Count/);
  expect(await registry.run('return document.querySelector("button").hasAttribute("data-held")')).toBe(true);
  letGo();
  await shown(window, 'Count 1', 'button');
});

test('conformance: mount rule 2, an early submit acts once on the view, with what was typed', async ({
  window,
  registry,
}) => {
  const letGo = registry.holdBack('form');
  await registry.open(
    '<div data-component="form"><form action="/posted"><input name="name" aria-label="Name"></form></div>',
  );
  await window.fill('input', /^Name/, 'Jan');
  await window.type(Key.ENTER);
  letGo();
  await expect.poll(() => diary(registry)).toEqual(['form: submitted Jan']);
});

test('conformance: mount rule 4, what is held goes the native way where the part fails or does not come', async ({
  window,
  registry,
}) => {
  const post = (part: string): string =>
    `<div data-component="${part}"><form method="post" action="/posted"><input type="hidden" name="sku" value="7"><button name="with" value="button">Send</button></form></div>`;
  const letGo = registry.holdBack('thrower');
  await registry.open(post('thrower'));
  await expect.poll(() => registry.state('div')).toBe('loading');
  await window.press('button', /^Send/);
  letGo();
  await shown(window, 'sku=7&with=button', 'pre');
  registry.holdBack('greeter');
  await registry.open(post('greeter'), { holdTimeout: 50 });
  await expect.poll(() => registry.state('div')).toBe('loading');
  await window.press('button', /^Send/);
  await shown(window, 'sku=7&with=button', 'pre');
});

test('conformance: mount rule 26, what was typed and chosen, and the focus, carry over to the view', async ({
  window,
  registry,
}) => {
  await registry.open(`<div data-component="form" data-mount="event(go)"><form action="/posted">
    <input name="name" aria-label="Name"><select name="size"><option value="s">S</option><option value="l">L</option></select>
    <input type="checkbox" name="gift" aria-label="Gift"><textarea name="remark" aria-label="Remark"></textarea><button>Send</button></form></div>`);
  await expect.poll(() => registry.state('div')).toBe('waiting');
  await window.fill('textarea', /^Remark/, 'Graag zagen');
  await window.press('[name=gift]', /^Gift/);
  await registry.run('document.querySelector("select").value = "l"');
  await window.fill('[name=name]', /^Name/, 'Jan');
  await registry.run('dispatchEvent(new Event("go"))');
  await expect.poll(() => registry.state('div')).toBe('mounted');
  expect(await registry.run('return document.activeElement.name')).toBe('name');
  await window.type('sen');
  const told = { name: 'Jansen', size: 'l', gift: true, remark: 'Graag zagen' };
  await expect
    .poll(() => registry.run('return document.querySelector("output").textContent'))
    .toBe(JSON.stringify(told));
});

test('conformance: broken JSON, an unknown name and a view that throws affect no other part', async ({
  window,
  registry,
}) => {
  await registry.open(
    `<div id="json" data-component="counter" data-props="{broken">json</div>
     <div id="name" data-component="countr">name</div>
     <div id="throws" data-component="thrower">throws</div>
     <p data-component="greeter"></p><div id="sound" data-component="counter"></div>`,
  );
  await shown(window, 'Count 0', '#sound button');
  for (const [id, state] of [
    ['json', 'failed'],
    ['name', 'unknown'],
    ['throws', 'failed'],
  ] as const) {
    await expect.poll(() => registry.state(`#${id}`)).toBe(state);
    await shown(window, id, `#${id}`);
  }
  expect(await diary(registry)).toEqual(expect.arrayContaining(['greeter: hello you', 'counter: mounted']));
});

test('conformance: a part that is added comes alive, and one that is removed leaves', async ({ registry }) => {
  await registry.open('<main></main>');
  await expect.poll(() => registry.run('return typeof window.registry')).toBe('object');
  await registry.run(
    'const part = document.createElement("p"); part.dataset.component = "greeter"; part.dataset.who = "Jan"; document.querySelector("main").append(part)',
  );
  await expect.poll(() => registry.state('p')).toBe('mounted');
  await registry.run('document.querySelector("p").remove()');
  await expect.poll(() => diary(registry)).toEqual(['greeter: hello Jan', 'greeter: goodbye Jan']);
});
