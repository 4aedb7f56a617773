import { Suspense, useCallback, useLayoutEffect } from 'react';
import { pressEnded } from '../../shared/platform/scheduling/press';
import type { WidgetMount } from '../define';
import type { Adapter } from '../runtime/Adapter';
import type { Props } from '../runtime/createQueue';
import { locate } from '../takeOver/locate';
import { openWidget, type Renderer, type WidgetTarget } from '../takeOver/openWidget';
import type { ServerNodes } from '../takeOver/ServerNodes';
import { NodeHost, ServerNodesContext } from '.';
import { createRootOn, flushSync } from './root.react';

/** One source for both runtimes: the build chooses which `root` this imports. */
export function createAdapter(): Adapter {
  let opened = 0;
  const renderer: Renderer = {
    flush: flushSync,
    open(target) {
      const { element, signal, server } = target;
      const root = createRootOn(target, `n${(opened++).toString(36)}-`);
      const mount = { element, signal, slots: server.slots };
      return {
        render: (props) => root.render(shell(target, mount, props)),
        unmount: () => root.unmount(),
      };
    },
  };
  return {
    flush: flushSync,
    open: (opening) => openWidget(renderer, opening),
    locate: (node, element) => locate(node, element)(),
  };
}

interface Inner {
  readonly target: WidgetTarget;
  readonly mount: WidgetMount;
  readonly props: Props;
}

/** The tree of a widget: its view, and the server's nodes for as long as its first rendering is suspended. */
function shell(target: WidgetTarget, mount: WidgetMount, props: Props) {
  const view = <Live target={target} mount={mount} props={props} />;
  return (
    <Suspense fallback={<Server nodes={target.server} />}>
      {target.server.slots.size > 0 ? (
        <ServerNodesContext.Provider value={target.server}>{view}</ServerNodesContext.Provider>
      ) : (
        view
      )}
    </Suspense>
  );
}

/**
 * Inside the boundary, so that its effect tells of the view and not of the fallback. The view is called, not mounted: one
 * component less for each widget, and a view that suspends takes this effect with it on either runtime.
 */
function Live({ target, mount, props }: Inner) {
  useLayoutEffect(() => target.committed(), [target]);
  try {
    return target.view({ ...props, mount });
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    // The server's nodes stand in meanwhile, and may be under a finger when the view goes on or fails.
    // oxlint-disable-next-line typescript/only-throw-error -- how a view suspends on both runtimes
    throw thrown.finally(() => pressEnded(target.element));
  }
}

function Server({ nodes }: { readonly nodes: ServerNodes }) {
  const fill = useCallback((target: HTMLElement) => nodes.showAll(target), [nodes]);
  return <NodeHost fill={fill} />;
}
