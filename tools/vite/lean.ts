import type { Alias } from 'vite';

const RUNTIME: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

/** What makes the lean build of the same source: Preact for React, and the registry's door to it. */
export const leanAliases: Alias[] = [
  ...Object.entries(RUNTIME).map(([from, replacement]) => ({ find: new RegExp(`^${from}$`), replacement })),
  { find: /^\.\/root\.react$/, replacement: './root.preact' },
];
