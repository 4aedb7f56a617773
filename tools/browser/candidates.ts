import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A browser that may be there: where it lies and how it came to mind. */
export interface Candidate {
  readonly path: string;
  readonly source: string;
}

const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** Browsers on this machine, the most wanted first: the named one, Playwright's own, installed ones. */
export function candidates(env: NodeJS.ProcessEnv = process.env): Candidate[] {
  const named = env['CHROMIUM_PATH'];
  // A named browser that does not start is an error of the caller's, not a reason to look further.
  if (named) return [{ path: named, source: 'CHROMIUM_PATH' }];
  const folders = (env['PATH'] ?? '').split(delimiter);
  const installed = [...COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS];
  return [
    { path: chromium.executablePath(), source: "Playwright's own" },
    ...installed.map((path) => ({ path, source: 'installed' })),
  ].filter(({ path }) => existsSync(path));
}
