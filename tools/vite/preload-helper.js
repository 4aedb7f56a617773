import { fetching, retry } from '../../src/mount/loading';

// In ms: how long a chunk and a style sheet are waited for (shared rule 6).
const LIMIT = 120_000;
const SHEET = 3_000;
const asked = new Map();
let mayFetch = true;

// A page may let scripts be loaded and nothing be fetched: there the import has to do without.
addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  mayFetch &&= !blockedURI.startsWith(new URL(/* @vite-ignore */ '.', import.meta.url));
});

/**
 * Takes the place of Vite's own helper. A chunk and all that it imports are fetched first, and imported from the cache once
 * they are there: a browser keeps a module that could not be fetched for the life of the page, so that it can't be tried
 * again (whatwg/html #6768). All chunks lie in one folder. A style sheet is waited for, though not for long.
 */
function preload(load, files) {
  const { only } = fetching;
  const arrivals = files.map((file) => {
    const { href } = new URL(file, import.meta.url);
    return file.endsWith('.css') ? Promise.race([sheet(href), waited()]) : ask(href, script);
  });
  return Promise.all(arrivals).then(() => only || inTime(load));
}

export { preload as __vitePreload };

function ask(href, get) {
  if (!asked.has(href)) {
    asked.set(
      href,
      inTime((signal) => get(href, signal)),
    );
    asked.get(href).catch(() => asked.delete(href));
  }
  return asked.get(href);
}

async function script(href, signal) {
  if (!mayFetch) return;
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

function sheet(href) {
  return retry(() => ask(href, link)).catch(console.error);
}

function waited() {
  return new Promise((done) => setTimeout(done, SHEET));
}

function link(href) {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link');
    element.nonce = document.querySelector('script[nonce]')?.nonce ?? '';
    element.href = href;
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error(href));
    };
    element.rel = 'stylesheet';
    document.head.append(element);
  });
}
