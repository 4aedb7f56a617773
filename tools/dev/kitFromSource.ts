import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = `
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/noest.ts');
`;

/** Answers the addresses of the built kit from its source, so that the shop's pages need not know the difference. */
export function kitFromSource(): Plugin {
  return {
    name: 'noest-kit-from-source',
    configureServer({ middlewares }) {
      middlewares.use('/noest/noest.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(ENTRY);
      });
      // The entry imports its style sheet itself here; an empty one keeps the page's link content.
      middlewares.use('/noest/noest.css', (_, response) => {
        response.setHeader('Content-Type', 'text/css').end();
      });
      middlewares.use('/noest/head.js', (_, response, next) => {
        bundleHead().then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
  };
}

async function bundleHead(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: 'src/head.ts', output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
