import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The fixture shop as a process of its own, which can be started anew. */
export class Shop {
  readonly url: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Ends the shop that runs, starts another, and resolves when that one answers. */
  async start(): Promise<void> {
    await this.stop();
    this.#process = spawn(process.execPath, ['--import', 'tsx', 'fixtures/shop/main.ts'], {
      env: { ...process.env, PORT: String(this.#port), HOST: '127.0.0.1', NOEST_BUILD: 'source' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await this.#answers();
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill();
    await once(running, 'exit');
  }

  async #answers(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const isUp = await fetch(`${this.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The shop does not answer at ${this.url}; see what it said above.`);
  }
}
