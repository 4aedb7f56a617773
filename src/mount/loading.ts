export interface RetryOptions {
  readonly times: number;
  readonly delay: number;
}

/** Asks for a module again where it does not come, each time after twice the pause. */
export async function retry<Module>(
  load: () => Promise<Module>,
  { times, delay }: RetryOptions = { times: 3, delay: 500 },
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // What has been waited for for minutes is not waited for again at once.
    if (times === 0 || (error as Error).name === 'TimeoutError') throw error;
    await new Promise((done) => setTimeout(done, delay));
    return retry(load, { times: times - 1, delay: delay * 2 });
  }
}

/**
 * While `only` holds, asking for a part's code fetches it and what it needs, and runs none of it: for a part that is
 * likely to be wanted. Where the code is not built (in development) it is imported.
 */
export const fetching = { only: false };
