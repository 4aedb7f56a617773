/** Of a cutting list (cutting rule 1). Lengths in mm; `ready` is how many rows stand there to be filled in. */
export const LIMITS = { rows: 40, pieces: 200, shortest: 50, name: 40, ready: 6 } as const;
