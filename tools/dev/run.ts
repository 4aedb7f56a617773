import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { tokenDefaults } from '../css/tokens';
import { versionOfPackage } from '../vite/kitBuild';
import { kitFromSource } from './kitFromSource';
import { Shop } from './Shop';

/**
 * The fixture shop with hot reload: Vite stands in front and serves the kit from its source; the shop stands behind it,
 * starts anew when its code, its data or a template changes, and open pages then reload.
 */
const port = Number(process.env['PORT'] ?? 3000);
const shop = new Shop(port + 1);
await shop.start();

const vite = await createServer({
  define: versionOfPackage(),
  plugins: [react(), tokenDefaults(), kitFromSource()],
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port,
    strictPort: true,
    proxy: {
      '^/(?!src/|noest/|node_modules/|@)': {
        target: shop.url,
        configure: (proxy) =>
          proxy.on('proxyRes', ({ headers }) => {
            // Vite's own client writes style elements and opens a socket.
            delete headers['content-security-policy'];
          }),
      },
    },
  },
});
await vite.listen();
vite.printUrls();

let restarting = Promise.resolve();
vite.watcher.on('change', (file) => {
  if (!/[\\/](templates|fixtures)[\\/]/.test(file)) return;
  restarting = restarting
    .then(() => shop.start())
    .then(
      () => vite.ws.send({ type: 'full-reload' }),
      (error: unknown) => console.error(error),
    );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([shop.stop(), vite.close()]).then(() => process.exit()));
}
