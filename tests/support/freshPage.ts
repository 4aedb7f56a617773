import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';

/*
 * Test files share a worker with its document, for a new one costs more than most tests. So each begins with modules of
 * its own and nothing stored, and at its end leaves the page as a shopper would: what its modules heard of the page's life
 * and of each other, and what it made of presses, is heard no more. What React and the tests' own tools listen to stays, for they stay.
 */
const OURS = /^(shop:|page(hide|show)$|visibilitychange$|popstate$|storage$|click$|submit$)/;

vi.resetModules();
// A state is waited for as long on a busy machine as `expect.poll` does (vitest.config.ts).
configure({ asyncUtilTimeout: 10_000 });
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
document.body.replaceChildren();
// In the head, where `pageWith` leaves it.
document.getElementById('noest-config')?.remove();
history.replaceState(null, '', '/');

// happy-dom has no top layer: no dialog is a modal there.
Object.assign(HTMLDialogElement.prototype, {
  matches(this: HTMLDialogElement, selector: string): boolean {
    return selector === ':modal' ? this.open : Element.prototype.matches.call(this, selector);
  },
});

const partings: (() => void)[] = [];
for (const target of [document, window]) {
  const { addEventListener } = target;
  target.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
    const [type, listener, options] = listening;
    if (listener && OURS.test(type)) partings.push(() => target.removeEventListener(type, listener, options));
    Reflect.apply(addEventListener, target, listening);
  };
  partings.push(() => Object.assign(target, { addEventListener }));
}

afterAll(() => {
  // Those of the last test: before any other Vitest restores them itself.
  vi.restoreAllMocks();
  dispatchEvent(new Event('pagehide'));
  for (const part of partings) part();
});
