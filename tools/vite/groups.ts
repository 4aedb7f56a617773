/**
 * Which modules share a chunk, by measure: a name in the entry's table of chunks costs as much as a small module, and
 * each is a request. No chunk may import the entry back (a page may load it under another address, and would then run
 * it twice), and nothing of React or ky comes with what a behaviour uses.
 */
export const groups = [
  { name: 'base', test: /vite\/preload-helper|src\/mount\/define|src\/shared\/(events\/|i18n\/ready)/, priority: 5 },
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|preact|@preact\/signals(-react)?)\/|src\/mount\/react\//,
    priority: 4,
  },
  { name: 'api', test: /node_modules\/ky\/|src\/shared\/api\//, priority: 2 },
  {
    name: 'shop',
    test: /node_modules\/(@preact\/signals-core|valibot|icu-minify|intl-messageformat)\/|src\/shared\/(state|config|storage|dom|money|i18n\/[\w-]+\.ts$)/,
    priority: 3,
  },
  // What behaviours draw with too, apart from the components: those bring React.
  { name: 'look', test: /src\/shared\/ui\/(icons\.ts|(button|icon|notice)\.css)/, priority: 2 },
  { name: 'ui', test: /src\/shared\/ui\//, priority: 1 },
];
