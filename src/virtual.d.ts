/** What the build says of itself. */
interface ImportMetaEnv {
  /** The version in package.json. */
  readonly NOEST_VERSION: string;
}

/** The parts table, made from every `part.ts` by tools/vite/parts.ts. */
declare module 'virtual:noest-parts' {
  const parts: import('./mount').RegistryOptions['parts'];
  export default parts;
}
