import { createNoest, type Noest } from '../createNoest';

export * from '../making';

/** The registry of this page. It has the parts that are defined, and begins with `noest.start()`. */
export const noest: Noest = createNoest({});
