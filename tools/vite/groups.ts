/**
 * Which modules share a chunk. Measured; three rules: no chunk may import the entry back (a page may load it under
 * another address, and would then run it twice), a behaviour loads no React and no ky, and what always comes together
 * is one request.
 */
export const groups = [
  { name: 'base', test: /vite\/preload-helper|src\/mount\/define|src\/shared\/events/, priority: 5 },
  { name: 'signals', test: /node_modules\/@preact\/signals-core/, priority: 4 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|preact|@preact\/signals(-react)?)\/|src\/mount\/react\//,
    priority: 3,
  },
];
