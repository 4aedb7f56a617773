import type { Widget } from '../define';
import type { Opening } from '../runtime/Adapter';
import type { Props } from '../runtime/createQueue';
import { placeOf } from '../isolate/place';
import { ServerNodes } from './ServerNodes';

/** A view and the element it is to be shown in. */
export interface WidgetTarget {
  readonly element: HTMLElement;
  readonly place: HTMLElement;
  readonly signal: AbortSignal;
  readonly name: string;
  readonly view: Widget['view'];
  readonly server: ServerNodes;
  /** The view itself, not its fallback, is in the page. May be called more than once. */
  committed(): void;
  failed(error: unknown): void;
}

interface Rendering {
  render(props: Props): void;
  unmount(): void;
}

/** React or Preact. */
export interface Renderer {
  open(target: WidgetTarget): Rendering;
  flush(work: () => void): void;
}

const commits: (() => void)[] = [];

/** Runs the work of all views of one commit in one microtask, for a thousand are slow. Where one throws, the others still run. */
function afterCommits(work: () => void): void {
  if (commits.push(work) === 1) queueMicrotask(runNext);
}

function runNext(): void {
  try {
    while (commits.length > 0) commits.shift()?.();
  } finally {
    if (commits.length > 0) queueMicrotask(runNext);
  }
}

/**
 * Moves the server's nodes aside and opens the view in their place; they return when the widget leaves or fails. Returns what
 * renders it.
 */
export function openWidget(renderer: Renderer, { mount, part, props, shown, failed, left }: Opening): () => unknown {
  const { element, name, signal } = mount;
  const server = new ServerNodes(element);
  let rendering: Rendering | undefined;
  let committed = false;

  signal.addEventListener('abort', () => {
    rendering?.unmount();
    server.putBack();
    server.carryTyped();
    left();
  });
  server.moveAside();
  const opened = (rendering = renderer.open({
    element,
    place: placeOf(element),
    name,
    signal,
    view: part.view,
    server,
    failed,
    committed() {
      if (committed) return;
      committed = true;
      // Not inside the commit: carrying over and replaying set state.
      afterCommits(() => {
        // Preact runs the effects of a view whose child suspends, and runs them again once it is there.
        if (server.areShown) committed = false;
        if (server.areShown || signal.aborted) return;
        // Each is rendered before the next, and all before an early submit is replayed, which has to find what was typed.
        server.carryTyped(renderer.flush);
        shown(opened.render, server.aside);
      });
    },
  }));
  return () => signal.aborted || opened.render(props);
}
