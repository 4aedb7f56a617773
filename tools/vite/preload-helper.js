import { fetching, retry } from '../../src/mount/loading';

// In ms: how long a chunk and a style sheet are waited for (shared rule 6).
const LIMIT = 120_000;
const SHEET = 3_000;
const asked = new Map();

/**
 * Takes the place of Vite's own helper. A chunk and all that it imports are preloaded by links, and imported once they have
 * come: each file is one request, and none is imported that could not be fetched, which a browser remembers for the life of
 * the page (whatwg/html #6768). Chromium remembers a failed preload too, until something has asked for that file: so a file
 * is fetched when it is tried again, and what is imported is imported once more. All chunks lie in one folder. A style sheet
 * is waited for, though not for long.
 */
function preload(load, files) {
  const addressOf = (file) => new URL(file, import.meta.url).href;
  const wanted = files.map(addressOf).filter((href) => !isInTheme(href));
  const hrefs = wanted.map((href) => (isSheet(href) && isOutranked() ? addressOf('unlayered.css') : href));
  if (fetching.only) {
    for (const href of hrefs) if (!asked.has(href)) link(href, 'prefetch').catch(() => {});
    return Promise.resolve();
  }
  const arrivals = hrefs.map((href) => (isSheet(href) ? Promise.race([sheet(href), waited()]) : ask(href, script)));
  return Promise.all(arrivals).then(() => inTime(load).catch(() => inTime(load)));
}

export { preload as __vitePreload };

/** Null stands for what has failed. */
function ask(href, get) {
  if (!asked.get(href)) {
    const isAgain = asked.has(href);
    asked.set(
      href,
      inTime((signal) => get(href, signal, isAgain)),
    );
    asked.get(href).catch(() => asked.set(href, null));
  }
  return asked.get(href);
}

async function script(href, signal, isAgain) {
  if (!isAgain) return link(href, 'preload', signal);
  const answer = await fetch(href, { signal });
  // What is not read to its end is not in the cache.
  await answer.blob();
  if (!answer.ok) throw new Error(`${answer.status} ${href}`);
}

// A TimeoutError is not tried again at once (src/mount/loading.ts).
function inTime(work) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException(`nothing in ${LIMIT} ms`, 'TimeoutError')), LIMIT);
  const late = new Promise((_, reject) => {
    limit.signal.onabort = () => reject(limit.signal.reason);
  });
  // Once it is over, the timer would still hold what asked for it.
  return Promise.race([work(limit.signal), late]).finally(() => clearTimeout(timer));
}

// A theme that carries the sheet `look` says so by `:root { --noest-has-look: 1 }`, one with all of them by `all` (shared rule 44).
// The entry's own is the page's affair: Vite names it with whatever imports the entry.
function isInTheme(href) {
  const name = /([\w-]+)\.css$/.exec(href)?.[1];
  if (name === 'noest') return true;
  const has = (what) => getComputedStyle(document.documentElement).getPropertyValue(`--noest-has-${what}`);
  return name && (has('all') || has(name));
}

let outranked;

// A reset in no layer takes what a layer gives, such as the margin that noest.css gives this button: then one sheet in no layer
// has the looks of all parts (shared rule 45). A sheet made for this would have the browser measure all text of the page anew, a
// button with a box lay it out.
function isOutranked() {
  if (outranked === undefined) {
    const button = document.createElement('button');
    button.className = 'noest-probe';
    document.body.append(button);
    const { display, marginTop } = getComputedStyle(button);
    outranked = display === 'none' && marginTop !== '1px';
    button.remove();
  }
  return outranked;
}

function sheet(href) {
  return retry(() => ask(href, (_, signal) => link(href, 'stylesheet', signal))).catch(console.error);
}

function waited() {
  return new Promise((done) => setTimeout(done, SHEET));
}

function isSheet(href) {
  return href.endsWith('.css');
}

// Removed where it failed or took too long: no link stands in the page that led to nothing.
function link(href, rel, signal) {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link');
    const fail = () => {
      element.remove();
      reject(new Error(href));
    };
    const done = () => {
      // A page keeps the link, and would keep its listeners.
      element.onload = element.onerror = null;
      resolve();
    };
    element.nonce = document.querySelector('script[nonce]')?.nonce ?? '';
    element.href = href;
    element.onload = done;
    element.onerror = fail;
    signal?.addEventListener('abort', fail);
    if (!isSheet(href)) {
      // As a module is requested, so that the import finds it.
      element.as = 'script';
      element.crossOrigin = '';
    }
    element.rel = rel;
    document.head.append(element);
  });
}
