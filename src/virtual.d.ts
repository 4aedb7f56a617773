/** The parts table, made from every `part.ts` by tools/vite/parts.ts. */
declare module 'virtual:noest-parts' {
  const parts: import('./mount').RegistryOptions['parts'];
  export default parts;
}
