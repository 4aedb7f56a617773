/**
 * How Noest starts Chromium: as root in a container too, and without asking the network for anything of its own.
 */
export const LAUNCH_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright drives an installed Firefox, which is not its own, over WebDriver BiDi. That is new in it: what it can't do yet
 * (touch) is tried in Chromium alone.
 */
export const FIREFOX_CHANNEL = 'moz-firefox';
