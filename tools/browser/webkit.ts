import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage } from './find';

interface WebKit {
  /** Answers WebDriver. */
  readonly driver: string;
  readonly browser: string;
}

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** As Debian installs it: a folder for each architecture, and in it one for each version of its interface. */
const LIBRARIES = '/usr/lib';

/** WebKitGTK of Debian, with a screen to show it on; undefined where it is not installed. */
export function findWebKit(): WebKit | undefined {
  if (!existsSync(DRIVER) || !(existsSync(SCREEN) || process.env['DISPLAY'])) return undefined;
  const browser = foldersIn(LIBRARIES, /-linux-gnu/)
    .flatMap((folder) => foldersIn(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  return browser === undefined ? undefined : { driver: DRIVER, browser };
}

/** Finds WebKitGTK, or installs Debian's; false where it is not to be had. */
export function haveWebKit(say: (line: string) => void = console.log): boolean {
  return (
    findWebKit() !== undefined || (installDebianPackage('webkit2gtk-driver xvfb', say) && findWebKit() !== undefined)
  );
}

function foldersIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .map((entry) => join(folder, entry));
}
