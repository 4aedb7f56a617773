export interface Patience {
  readonly times: number;
  readonly delay: number;
}

/**
 * Asks for a module again where it does not come, each time after twice the pause. Firefox and WebKit keep a failed
 * module for the life of the page, so the last try asks under another address, where the error tells which it was.
 */
export async function retry<Module>(
  load: () => Promise<Module>,
  { times, delay }: Patience = { times: 2, delay: 500 },
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (times > 0) {
      await new Promise((done) => setTimeout(done, delay));
      return retry(load, { times: times - 1, delay: delay * 2 });
    }
    const address = /https?:\S+\.js$/.exec(String(error));
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address[0]}?again`) as Promise<Module>;
  }
}
