import { spawn } from 'node:child_process';
import * as v from 'valibot';

/**
 * Starts the servers of the browser tests beside each other, and says so once all of them answer; Playwright would start one after
 * another. `TEST_SERVERS` has them as JSON. It ends with the first of them that ends.
 */
const ServersSchema = v.array(
  v.object({ module: v.string(), env: v.record(v.string(), v.string()), url: v.pipe(v.string(), v.url()) }),
);
const servers = v.parse(ServersSchema, JSON.parse(process.env['TEST_SERVERS'] ?? '[]'));
const TRY_AGAIN_MS = 100;

async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
}

for (const { module, env } of servers) {
  const child = spawn(process.execPath, ['--import', 'tsx', module], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    console.error(`${module} with ${JSON.stringify(env)} ended with ${code}`);
    process.exit(1);
  });
}

await Promise.all(servers.map(({ url }) => answers(url)));
console.log('All servers answer');
