import type { Widget } from '../define';
import type { Props } from './createQueue';
import type { ServerNodes } from './ServerNodes';

/** A widget about to be rendered, as the adapter of a runtime sees it. */
export interface WidgetTarget {
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
  readonly name: string;
  readonly view: Widget['view'];
  readonly server: ServerNodes;
  /** The view itself, not its fallback, is in the page. May be called more than once. */
  committed(): void;
  failed(error: unknown): void;
}

export interface Rendering {
  render(props: Props): void;
  unmount(): void;
}

/** React or Preact, whichever the build has chosen. */
export interface Adapter {
  open(target: WidgetTarget): Rendering;
  /** Whatever `render` calls are made in `work` reach the page in one go, before this returns. */
  flush(work: () => void): void;
}
