import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test as base, expect } from 'playwright/test';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '../../tools/browser/webkit';

export { expect };

/** A window of WebKitGTK: Debian's, which Playwright does not drive, by WebDriver. */
export class Window {
  readonly driver: WebDriver;
  private readonly shop: string;

  constructor(driver: WebDriver, shop: string) {
    this.driver = driver;
    this.shop = shop;
  }

  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.shop).href);
  }

  /** All that a person sees of these elements that have this name to a screen reader. */
  async all(selector: string, name?: RegExp): Promise<WebElement[]> {
    const found: WebElement[] = [];
    for (const element of await this.driver.findElements(By.css(selector))) {
      if (!(await element.isDisplayed())) continue;
      if (!name || name.test(normal(await element.getAccessibleName()))) found.push(element);
    }
    return found;
  }

  /** The first of them, once it is there. */
  async get(selector: string, name?: RegExp): Promise<WebElement> {
    let first: WebElement | undefined;
    await expect
      .poll(async () => ([first] = await this.all(selector, name).catch(gone)), `${selector} ${name ?? ''}`)
      .not.toHaveLength(0);
    return first!;
  }

  /** Presses what has this name, by the keyboard: the driver's pointer misses what a page scrolls to. */
  async press(selector: string, name?: RegExp): Promise<void> {
    const element = await this.get(selector, name);
    const isChoice = /^(checkbox|radio)$/.test(await element.getAriaRole());
    await this.driver.executeScript('arguments[0].focus()', element);
    await this.type(isChoice ? Key.SPACE : Key.ENTER);
  }

  /** Types in place of what the field holds. */
  async fill(selector: string, name: RegExp, text: string): Promise<void> {
    const field = await this.get(selector, name);
    await this.driver.executeScript('arguments[0].focus(); arguments[0].select()', field);
    await this.type(text);
  }

  /** Into whatever has the focus. */
  async type(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** What the page shows as text. */
  async text(selector = 'body'): Promise<string> {
    return normal(await (await this.get(selector)).getText());
  }

  async waitForText(words: string | RegExp, selector = 'body'): Promise<void> {
    const pattern =
      typeof words === 'string' ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)) : words;
    await expect.poll(() => this.text(selector).catch(gone), String(words)).toMatch(pattern);
  }

  async waitForPath(pattern: RegExp): Promise<void> {
    await expect.poll(async () => (await this.driver.getCurrentUrl()).slice(this.shop.length)).toMatch(pattern);
  }

  /** Once the part has come alive. */
  async mounted(part: string): Promise<void> {
    await expect
      .poll(async () =>
        this.driver.executeScript(
          'return document.querySelector(`[data-component~="${arguments[0]}"]`)?.dataset.mountState',
          part,
        ),
      )
      .toBe('mounted');
  }
}

/** With plain spaces: measures are printed with no-break ones. */
const normal = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** An element that a page has replaced meanwhile is looked for again. */
function gone(error: unknown): never[] {
  if (error instanceof Error && /stale|no such (element|window)|NoSuchElement/i.test(error.name + error.message))
    return [];
  throw error;
}

interface Service {
  readonly address: string;
  readonly browser: string;
}

export const test = base.extend<{ window: Window }, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its first parameter.
    async ({}, use) => {
      const found = findWebKit();
      if (!found) throw new Error('no WebKitGTK: npm run test:long installs it where it can');
      const port = await freePort();
      const screen = process.env['DISPLAY'] ? undefined : await startScreen();
      const service = spawn(found.driver, ['--host=127.0.0.1', `--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
      });
      await expect.poll(() => answers(`http://127.0.0.1:${port}/status`)).toBe(true);
      await use({ address: `http://127.0.0.1:${port}`, browser: found.browser });
      service.kill();
      screen?.process.kill();
    },
    { scope: 'worker' },
  ],

  window: async ({ service, baseURL }, use) => {
    const driver = await new Builder()
      .usingServer(service.address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: service.browser, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
    await use(new Window(driver, baseURL ?? ''));
    await driver.quit();
  },
});

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A screen in memory; it chooses its number by itself and says it. */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { process: screen, display: `:${number.toString().trim()}` };
}
