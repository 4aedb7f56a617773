import { spawn, type ChildProcess } from 'node:child_process';
import * as v from 'valibot';

/**
 * Starts the servers of the browser tests beside each other, and says so once all of them answer; Playwright would start one after
 * another. `TEST_SERVERS` has them as JSON. All of them end with the first that ends, and with the run that started them, whose
 * process is `TEST_RUN`: one that is killed tells nobody, and the next run would find the ports taken.
 */
const ServersSchema = v.array(
  v.object({ module: v.string(), env: v.record(v.string(), v.string()), url: v.pipe(v.string(), v.url()) }),
);
const servers = v.parse(ServersSchema, JSON.parse(process.env['TEST_SERVERS'] ?? '[]'));
const TRY_AGAIN_MS = 100;
const run = Number(process.env['TEST_RUN']);
const LOOK_FOR_RUN_MS = 1000;

async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
}

function isRunAlive(): boolean {
  try {
    return process.kill(run, 0);
  } catch {
    return false;
  }
}

const children: ChildProcess[] = [];
function end(code: number): void {
  for (const child of children) child.kill();
  process.exit(code);
}

for (const { module, env } of servers) {
  const child = spawn(process.execPath, ['--import', 'tsx', module], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    console.error(`${module} with ${JSON.stringify(env)} ended with ${code}`);
    end(1);
  });
  children.push(child);
}
setInterval(() => {
  if (!isRunAlive()) end(1);
}, LOOK_FOR_RUN_MS);

await Promise.all(servers.map(({ url }) => answers(url)));
console.log('All servers answer');
