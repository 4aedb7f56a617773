/**
 * The last resort for a module that does not come: Firefox and WebKit keep a failed one for the life of the page, so it
 * is asked for under another address, where the error tells which it was.
 */
export function askElsewhere<Module>(error: unknown): Promise<Module> {
  const address = /https?:\S+\.js$/.exec(String(error));
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address[0]}?again`) as Promise<Module>;
}
