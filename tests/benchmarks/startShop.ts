import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 240;
const PAUSE_MS = 250;

/**
 * The fixture shop with a build of the kit, in a process of its own and with a database that goes with it.
 * @param environment settings of the shop beside these, by `fixtures/shop/settings.ts`
 * @throws where it does not answer within a minute
 */
export async function startShop(
  build: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ stop(): void }> {
  const database = join(tmpdir(), `noest-bench-${process.pid}-${build}.sqlite`);
  const shop = spawn(process.execPath, ['--import', 'tsx', 'fixtures/shop/main.ts'], {
    env: { ...process.env, ...environment, PORT: String(port), NOEST_BUILD: build, SHOP_DB: database },
    stdio: 'ignore',
  });
  const stop = (): void => {
    shop.kill();
    for (const suffix of ['', '-wal', '-shm']) rmSync(database + suffix, { force: true });
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return { stop };
    await pause(PAUSE_MS);
  }
  stop();
  throw new Error(`the shop on port ${port} did not answer`);
}
