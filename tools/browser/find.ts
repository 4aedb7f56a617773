import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { candidates, type Candidate } from './candidates';
import { LAUNCH_ARGUMENTS } from './launch';

/**
 * Finds a Chromium that really starts, or installs one: Debian's package as root, else Playwright's own.
 * Says on the way what it does. Rejects when no browser is to be had.
 * @returns the path of its executable
 */
export async function findBrowser(say: (line: string) => void = console.log): Promise<string> {
  const found = await firstThatStarts(candidates(), say);
  if (found) return found;
  if (process.env['CHROMIUM_PATH'])
    throw new Error(`CHROMIUM_PATH names no browser that starts: ${process.env['CHROMIUM_PATH']}`);
  for (const install of [installDebianPackage, installPlaywrightsOwn]) {
    if (!install(say)) continue;
    const installed = await firstThatStarts(candidates(), say);
    if (installed) return installed;
  }
  throw new Error('No browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}

async function firstThatStarts(list: Candidate[], say: (line: string) => void): Promise<string | undefined> {
  for (const { path, source } of list) {
    try {
      const browser = await chromium.launch({ executablePath: path, args: LAUNCH_ARGUMENTS });
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

function installDebianPackage(say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say("browser: none found, installing Debian's chromium-headless-shell with apt-get");
  return (
    run('apt-get', ['update', '-q'], say) &&
    run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium-headless-shell'], say)
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
