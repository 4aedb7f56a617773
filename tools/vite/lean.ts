import type { Alias } from 'vite';

/** What the lean build imports in place of React. */
export const LEAN_RUNTIME: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

/** The registry's door to Preact in place of React's. */
export const LEAN_ROOT: Alias = { find: /^\.\/root\.react$/, replacement: './root.preact' };

/** What makes the lean build of the same source: Preact for React, and that door. */
export const leanAliases: Alias[] = [
  ...Object.entries(LEAN_RUNTIME).map(([from, replacement]) => ({ find: new RegExp(`^${from}$`), replacement })),
  LEAN_ROOT,
];
