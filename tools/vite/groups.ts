import type { Rolldown } from 'vite';

/**
 * Which modules share a chunk, by measure: a name in the entry's table of chunks costs as much as a small module, and
 * each is a request. What the entry imports stays with it; nothing of React or ky comes with what a behaviour uses.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', tags: ['$initial'], priority: 5 },
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|preact)\/|src\/mount\/react\//,
    priority: 4,
  },
  {
    name: 'shop',
    test: /node_modules\/(@preact\/signals-core|valibot|icu-minify)\/|src\/mount\/define|src\/shared\/(api\/(?!storefront)|state|config|storage|dom|money|i18n\/[\w-]+\.ts$)/,
    priority: 3,
  },
  // What behaviours draw with too, apart from the components: those bring React.
  { name: 'look', test: /src\/shared\/ui\/(icons\.ts|(button|hidden|icon|notice|price)\.css)/, priority: 2 },
  { name: 'ui', test: /src\/shared\/ui\//, priority: 1 },
];
