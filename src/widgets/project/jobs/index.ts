import { fence } from './fence';
import type { Job } from './Job';
import { wall } from './wall';

export const JOBS = { fence, wall } as const satisfies Record<string, Job>;
export type JobName = keyof typeof JOBS;
