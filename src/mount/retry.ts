export interface Patience {
  readonly times: number;
  readonly delay: number;
}

/** Asks for a module again where it does not come, each time after twice the pause. */
export async function retry<Module>(
  load: () => Promise<Module>,
  { times, delay }: Patience = { times: 3, delay: 500 },
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (times === 0) throw error;
    await new Promise((done) => setTimeout(done, delay));
    return retry(load, { times: times - 1, delay: delay * 2 });
  }
}
