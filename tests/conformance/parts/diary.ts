import type { Registry } from '../../../src/mount';

/** What happened, in order, as `part: what`. */
export type Diary = string[];

declare global {
  interface Window {
    diary: Diary;
    registry: Registry;
    /** How many views are subscribed to the store of parts/store.ts. */
    subscribed: number;
    /** Lets the suspended view go on. */
    resume(failure?: string): void;
  }
}

window.diary ??= [];

export function note(entry: string): void {
  window.diary.push(entry);
}
