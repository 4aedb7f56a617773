import { signal, type ReadonlySignal } from '@preact/signals-core';

export type LaterSteps = typeof import('./laterSteps');

const fetched = signal<LaterSteps | 'failed' | null>(null);
let fetching: Promise<void> | null = null;

/** What comes after the first step; null until it is here. */
export const laterSteps: ReadonlySignal<LaterSteps | 'failed' | null> = fetched;

/** Fetches the code of steps 2 and 3, once; after a failure the next call tries again. */
export function fetchLaterSteps(): Promise<void> {
  fetching ??= load().finally(() => (fetching = null));
  return fetching;
}

async function load(): Promise<void> {
  if (fetched.peek() !== null && fetched.peek() !== 'failed') return;
  try {
    fetched.value = await withWords(await import('./laterSteps'));
  } catch (error) {
    console.error('[noest] the later steps of the checkout could not be fetched', error);
    fetched.value = 'failed';
  }
}

async function withWords(steps: LaterSteps): Promise<LaterSteps> {
  await steps.laterWords();
  return steps;
}
