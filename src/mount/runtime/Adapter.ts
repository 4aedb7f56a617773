import type { Widget } from '../define';
import type { LiveMount } from '../Mount';
import type { Props } from './createQueue';

/** A widget about to take over its element. */
export interface Opening {
  readonly mount: LiveMount;
  readonly part: Widget;
  readonly props: Props;
  /** The view is in the page with what the shopper had typed; `aside` has the server's nodes. */
  shown(render: (props: Props) => void, aside: Node | undefined): void;
  failed(error: unknown): void;
  /** It has ended, by its signal; what was kept aside is in the element again. */
  left(): void;
}

/** What mounts widgets; it comes with the first of them, and React or Preact with it, whichever the build has chosen. */
export interface Adapter {
  /** Returns what renders it, to be called together with the others of its batch. */
  open(opening: Opening): () => unknown;
  /** Whatever renders in `work` reaches the page in one go, before this returns. */
  flush(work: () => void): void;
  /** Where to find the counterpart of a node that has stood inside `element`. */
  locate(node: HTMLElement, element: HTMLElement): HTMLElement | undefined;
}
