/**
 * While `only` holds, asking for a part's code fetches it and what it needs, and runs none of it: for a part that is
 * likely to be wanted. Where the code is not built (in development) it is imported.
 */
export const fetching = { only: false };
