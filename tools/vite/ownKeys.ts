import type { Plugin } from 'vite';

const VALIBOT = /\/valibot\/dist\/index\.mjs$/;
/** The bundler's own helpers: one makes the object of a module's exports. */
const RUNTIME = 'rolldown-runtime';
const LOOP = /\bfor \((const|var) (\w+) in ([\w.$]+)\)/g;

/**
 * valibot goes through the entries of a schema by `for … in`, and the bundler through the exports of a module. Where an old
 * script of the page has given Object.prototype an enumerable member, that is taken for one of them: no value is of any type, and
 * a module can't be imported. The build lets both go through own keys.
 */
export function ownKeys(): Plugin {
  return {
    name: 'noest-own-keys',
    transform(code, id) {
      return VALIBOT.test(id) ? { code: overOwnKeys(code), map: null } : null;
    },
    renderChunk(code, { name }) {
      return name === RUNTIME ? { code: changed(code), map: null } : null;
    },
  };
}

/** @throws Error where the code has no such loop: this library is another than the one it was written for */
export function overOwnKeys(code: string): string {
  const result = changed(code);
  if (result === code) throw new Error('valibot: expected loops by `for … in`, found none');
  return result;
}

function changed(code: string): string {
  return code.replace(LOOP, 'for ($1 $2 of Object.keys($3))');
}
