import { Component, createElement, options, render, type ComponentChildren, type VNode } from 'preact';
import { flushSync as flush } from 'preact/compat';
import { nextTask } from '../../shared/platform/scheduling/yieldToPage';
import type { WidgetTarget } from '../takeOver/openWidget';

interface Guarded {
  readonly failed: WidgetTarget['failed'];
  readonly children?: ComponentChildren;
}

/** Preact has no root options: a failure is caught at the top of the tree. */
class Guard extends Component<Guarded, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.failed(error);
  }

  override render({ children }: Guarded, { broken }: { broken: boolean }): ComponentChildren {
    return broken ? null : children;
  }
}

let roots = 0;

/** As root.react.ts does it. Preact adds a listener only where a view has one, so there is nothing to delay. */
export function createRootOn({ place, failed }: WidgetTarget): { render(node: unknown): void; unmount(): void } {
  // Preact numbers its ids from zero in every root; `__m` is where useId reads the number of its root.
  const mask = [++roots, 0];
  return {
    render(node) {
      const tree: VNode<Guarded> = createElement(Guard, { failed }, node as ComponentChildren);
      Object.assign(tree, { __m: mask });
      render(tree, place);
    },
    unmount: () => render(null, place),
  };
}

let runEffects = (): void => {};

// Preact's own way is after the next frame, and gives nobody a means to run them before.
options.requestAnimationFrame = (run) => {
  runEffects = run;
  void nextTask().then(run);
};

/**
 * Also renders at once what the work has led to, such as the fallback of a view that suspends. As with React, effects that are
 * due run first: a view hears of its signals from then on.
 */
export function flushSync(work: () => void): void {
  runEffects();
  flush(work);
}
