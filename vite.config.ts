import { defineConfig } from 'vite';
import { chosenBuild, kitBuild } from './tools/vite/kitBuild.ts';

const build = chosenBuild();

/** Two builds of one source: React by default, Preact with `NOEST_BUILD=lean`; the same files in both. */
export default defineConfig(
  kitBuild(build, 'src/noest.ts', `dist/${build}`, {
    kit: 'src/public/files/kit.ts',
    react: 'src/public/files/react.ts',
    signals: 'src/public/signals.ts',
  }),
);
