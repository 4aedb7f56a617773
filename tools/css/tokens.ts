import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ORDER } from './layers.ts';
import { inUnits } from './units.ts';

const SHEET = new URL('../../src/shared/ui/tokens.css', import.meta.url);

/** The tokens of `src/shared/ui/tokens.css` and their defaults, as they are written there. */
export function readTokens(sheet = readFileSync(SHEET, 'utf8')): ReadonlyMap<string, string> {
  return new Map(
    [...sheet.matchAll(/^\s*(--noest-[\w-]+):\s*([^;]+);/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
}

/** The custom properties in the sheets of a folder: tokens, those of parts, and what the kit sets by itself. */
export function customPropertiesIn(folder: string): ReadonlySet<string> {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return new Set(sheets.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/--noest-[\w-]*\w/g) ?? []));
}

/** `var(--noest-space-4)` becomes `var(--noest-space-4, 1rem)`. What is no token, or has a default, stays as it is. */
export function withDefaults(css: string, tokens: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--noest-[\w-]+)\)/g, (use, name: string) => {
    const value = tokens.get(name);
    return value === undefined ? use : `var(${name}, ${withDefaults(value, tokens)})`;
  });
}

/**
 * `noest/tokens.css`: lengths in the unit of the kit, as in its sheets, and in its layer, since what is in no layer would win over
 * the colours of `noest.dark.css`.
 */
export function tokensOfPackage(sheet = readFileSync(SHEET, 'utf8')): string {
  return `${ORDER}\n@layer noest {\n${inUnits(sheet).trim()}\n}\n`;
}

/** Writes the tokens' defaults into the sheets of the kit, and its lengths in its own unit. */
export function tokenDefaults(): Plugin {
  const tokens = readTokens();
  return {
    name: 'noest:token-defaults',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: inUnits(withDefaults(css, tokens)), map: null }),
    },
  };
}
