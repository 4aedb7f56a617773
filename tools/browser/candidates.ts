import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A browser that may be there: where it lies and how it came to mind. */
export interface Candidate {
  readonly path: string;
  readonly source: string;
}

export type BrowserName = 'chromium' | 'firefox';

interface Known {
  /** The variable that names one. */
  readonly variable: string;
  readonly commands: readonly string[];
  readonly applications: readonly string[];
  /** Playwright's own, where it drives that one as it drives an installed one. */
  readonly own: string | undefined;
}

const KNOWN: Readonly<Record<BrowserName, Known>> = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'microsoft-edge',
      'microsoft-edge-stable',
    ],
    applications: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
      String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
    ],
    own: chromium.executablePath(),
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    applications: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
    ],
    own: undefined,
  },
};

/** Browsers on this machine, the most wanted first: the named one, Playwright's own, installed ones. */
export function candidates(env: NodeJS.ProcessEnv = process.env, name: BrowserName = 'chromium'): Candidate[] {
  const { variable, commands, applications, own } = KNOWN[name];
  const named = env[variable];
  // A named browser that does not start is an error of the caller's, not a reason to look further.
  if (named) return [{ path: named, source: variable }];
  const folders = (env['PATH'] ?? '').split(delimiter);
  const installed = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...applications,
  ].map((path) => ({ path, source: 'installed' }));
  return [...(own ? [{ path: own, source: "Playwright's own" }] : []), ...installed].filter(({ path }) =>
    existsSync(path),
  );
}
