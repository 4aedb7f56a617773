import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, type Browser } from 'playwright';
import { candidates, type BrowserName, type Candidate } from './candidates';
import { FIREFOX_CHANNEL, LAUNCH_ARGUMENTS } from './launch';

interface Kind {
  readonly variable: string;
  readonly launch: (executablePath: string) => Promise<Browser>;
  /** Each installs one, or says that it can't. */
  readonly installers: readonly ((say: (line: string) => void) => boolean)[];
}

const KINDS: Readonly<Record<BrowserName, Kind>> = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    launch: (executablePath) => chromium.launch({ executablePath, args: LAUNCH_ARGUMENTS }),
    installers: [(say) => installDebianPackage('chromium-headless-shell', say), installPlaywrightsOwn],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    launch: (executablePath) => firefox.launch({ executablePath, channel: FIREFOX_CHANNEL }),
    installers: [(say) => installDebianPackage('firefox-esr', say)],
  },
};

/**
 * Finds a Chromium or Firefox that really starts, or installs one: Debian's package as root, else, of Chromium, Playwright's
 * own. Says on the way what it does. Rejects when no browser is to be had.
 * @returns the path of its executable
 */
export async function findBrowser(
  name: BrowserName = 'chromium',
  say: (line: string) => void = console.log,
): Promise<string> {
  const { variable, launch, installers } = KINDS[name];
  const find = (): Promise<string | undefined> => firstThatStarts(candidates(process.env, name), launch, say);
  const found = await find();
  if (found) return found;
  if (process.env[variable]) throw new Error(`${variable} names no browser that starts: ${process.env[variable]}`);
  for (const install of installers) {
    if (!install(say)) continue;
    const installed = await find();
    if (installed) return installed;
  }
  throw new Error(`No ${name}: install it, or name one in ${variable}.`);
}

async function firstThatStarts(
  list: Candidate[],
  launch: Kind['launch'],
  say: (line: string) => void,
): Promise<string | undefined> {
  for (const { path, source } of list) {
    try {
      const browser = await launch(path);
      const version = browser.version();
      await browser.close();
      say(`browser: ${path} (${source}, ${version})`);
      return path;
    } catch (error) {
      say(`browser: ${path} (${source}) does not start: ${firstLine(error)}`);
    }
  }
  return undefined;
}

/** Installs these packages of Debian, as root; false where it can't. */
export function installDebianPackage(names: string, say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`browser: none found, installing Debian's ${names} with apt-get`);
  return (
    run('apt-get', ['update', '-q'], say) &&
    run('apt-get', ['install', '-qy', '--no-install-recommends', ...names.split(' ')], say)
  );
}

function installPlaywrightsOwn(say: (line: string) => void): boolean {
  say('browser: none found, installing with playwright install --only-shell chromium');
  return run('npx', ['--no-install', 'playwright', 'install', '--only-shell', 'chromium'], say);
}

function run(command: string, words: string[], say: (line: string) => void): boolean {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch (error) {
    say(`browser: ${command} ${words.join(' ')} failed: ${firstLine(error)}`);
    return false;
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
