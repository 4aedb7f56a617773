import type { Behaviour, Widget } from '../define';
import type { LiveMount } from '../Host';

export type Props = Record<string, unknown>;

export type Part = Widget | Behaviour;

/** A part whose code is there, about to be mounted. */
export interface Job {
  readonly mount: LiveMount;
  readonly part: Part;
}
