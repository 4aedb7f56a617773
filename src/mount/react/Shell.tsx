import { Suspense, useCallback, useLayoutEffect } from 'react';
import type { Props } from '../runtime/Job';
import type { WidgetPlace } from '../runtime/Adapter';
import type { ServerNodes } from '../runtime/ServerNodes';
import type { WidgetMount } from '../define';
import { ServerNodesContext } from './context';
import { Place } from './Place';

interface Inner {
  readonly place: WidgetPlace;
  readonly mount: WidgetMount;
  readonly props: Props;
}

/** The tree of a widget: its view, and the server's nodes for as long as its first rendering is suspended. */
export function shell(place: WidgetPlace, mount: WidgetMount, props: Props) {
  const view = <Live place={place} mount={mount} props={props} />;
  return (
    <Suspense fallback={<Server nodes={place.server} />}>
      {place.server.slots.size > 0 ? (
        <ServerNodesContext.Provider value={place.server}>{view}</ServerNodesContext.Provider>
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
function Live({ place, mount, props }: Inner) {
  useLayoutEffect(() => place.committed(), [place]);
  return place.view({ ...props, mount });
}

function Server({ nodes }: { readonly nodes: ServerNodes }) {
  const fill = useCallback((place: HTMLElement) => nodes.showAll(place), [nodes]);
  return <Place fill={fill} />;
}
