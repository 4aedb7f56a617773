import type { Trigger } from '../Mount';
import { media } from './media';
import { createVisible } from './visible';

/** The triggers that most pages do without, fetched by the first part that waits for one. */
export function createRareTriggers(signal: AbortSignal): Record<'media' | 'visible', Trigger> {
  return { media, visible: createVisible(signal) };
}
