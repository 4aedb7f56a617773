import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Visitor, type Answer } from './Visitor';

/**
 * Fifty logins a second from one network address, for twenty seconds each: guesses at one account, a list of accounts that
 * leaked elsewhere, and everybody of one office at once. Meanwhile a customer at another address logs in once a second and
 * opens the home page: no other customer may be locked out. Linux alone: it takes its addresses from 127.0.0.0/8.
 */
const PORT = Number(process.env['PORT'] ?? 4728);
const PER_SECOND = 50;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20);
/** How long a login may take a customer who has nothing to do with the crowd. */
const LONGEST_MS = 2000;
const CROWD = '127.0.0.2';
const CUSTOMER = '127.0.0.3';
const PASSWORD = 'Welkom-01';

interface Load {
  readonly name: string;
  readonly email: (count: number) => string;
  readonly password: string;
}

const LOADS: readonly Load[] = [
  { name: 'guesses at one account', email: () => 'zakelijk@example.com', password: 'fout' },
  { name: 'a leaked list', email: (count) => `gelekt-${count}@example.com`, password: 'fout' },
  { name: 'one office', email: () => 'klant@example.com', password: PASSWORD },
];

const folder = mkdtempSync(join(tmpdir(), 'noest-logins-'));
const shop = spawn('node_modules/.bin/tsx', ['fixtures/shop/main.ts'], {
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', SHOP_DB: join(folder, 'shop.sqlite') },
  stdio: 'ignore',
});
let isGood = true;
try {
  await untilOpen();
  for (const load of LOADS) isGood = (await run(load)) && isGood;
  const isOpen = isIn(await login(CUSTOMER, 'zakelijk@example.com'));
  console.log(`the account that was guessed at, from another address: ${isOpen ? 'opens' : 'CLOSED'}`);
  isGood &&= isOpen;
} finally {
  shop.kill();
  await new Promise((done) => shop.once('exit', done));
  rmSync(folder, { recursive: true });
}
if (!isGood) process.exitCode = 1;

async function run({ name, email, password }: Load): Promise<boolean> {
  const crowd = new Visitor(PORT, CROWD);
  await crowd.arrive();
  const asked: ReturnType<Visitor['logIn']>[] = [];
  const logins: ReturnType<typeof login>[] = [];
  const pages: Promise<number>[] = [];
  const start = performance.now();
  for (let count = 0; count < PER_SECOND * SECONDS; count++) {
    if (count % PER_SECOND === 0) {
      logins.push(login(CUSTOMER, 'klant@example.com'));
      pages.push(homePage());
    }
    asked.push(crowd.logIn(email(count), password));
    await pause(Math.max(0, start + ((count + 1) * 1000) / PER_SECOND - performance.now()));
  }
  const others = await Promise.all(logins);
  const homes = await Promise.all(pages);
  const crowded = await Promise.all(asked);
  crowd.leave();

  const letIn = crowded.filter(isIn).length;
  const inTime = others.filter((answer) => isIn(answer) && answer.ms <= LONGEST_MS).length;
  console.log(
    `${name}: ${crowded.length} logins, ${letIn} let in, answered in ${summary(crowded.map(({ ms }) => ms))}`,
  );
  console.log(
    `  a customer elsewhere: ${inTime} of ${others.length} let in within ${LONGEST_MS} ms, in ${summary(others.map(({ ms }) => ms))}`,
  );
  console.log(`  the home page: in ${summary(homes)}`);
  return inTime === others.length;
}

/** The account it leads to, and not back to the login. */
function isIn({ status, location }: Answer): boolean {
  return status === 303 && !location.startsWith('/customer/account/login');
}

/** Somebody new each time, as customers are. */
async function login(from: string, email: string) {
  const visitor = new Visitor(PORT, from);
  await visitor.arrive();
  const answer = await visitor.logIn(email, PASSWORD);
  visitor.leave();
  return answer;
}

async function homePage(): Promise<number> {
  const visitor = new Visitor(PORT, CUSTOMER);
  const { ms } = await visitor.get('/');
  visitor.leave();
  return ms;
}

async function untilOpen(): Promise<void> {
  for (;;) {
    const isOpen = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await pause(100);
  }
}

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `${at(0.5)} ms (half of them), ${at(1)} ms at most`;
}
