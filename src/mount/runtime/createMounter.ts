import type { Behaviour, Widget } from '../define';
import type { Host, LiveMount } from '../Host';
import type { Adapter, Rendering, WidgetPlace } from './Adapter';
import { afterPress } from './afterPress';
import type { Job, Props } from './Job';
import { propertiesOf, PropsError } from './properties';
import type { MountErrorCode } from '../report';
import { actsFor, replay } from './replay';
import { ServerNodes } from './ServerNodes';

type Tell = (mount: LiveMount, code: MountErrorCode, cause: unknown) => void;

export interface Mounter {
  use(adapter: Adapter): void;
  mountAll(jobs: readonly Job[]): void;
}

/** Mounts a batch: behaviours one by one, widgets in one commit. Each is guarded by itself. */
export function createMounter(host: Host, fail: Tell, report: Tell, again: (job: Job) => void): Mounter {
  let adapter: Adapter | undefined;

  function mountAll(jobs: readonly Job[]): void {
    const renders: (() => unknown)[] = [];
    for (const job of jobs) {
      const { mount, part } = job;
      const { element, signal } = mount;
      if (signal.aborted) continue;
      if (element.contains(host.composing() ?? null)) {
        // A word half composed would be lost; its end is a moment away.
        element.addEventListener('compositionend', () => again(job), { once: true, signal });
        continue;
      }
      if (element.matches(':active')) {
        afterPress(element, () => again(job));
        continue;
      }
      guard(mount, () => {
        const read = propertiesOf(element, part.props);
        const props = read();
        if ('attach' in part) mountBehaviour(mount, part, props, read);
        else renders.push(openWidget(mount, part, props, read));
      });
    }
    if (renders.length > 0) adapter?.flush(() => renders.forEach((render) => render()));
  }

  function guard(mount: LiveMount, work: () => void): void {
    try {
      work();
    } catch (error) {
      const isBadProps = error instanceof PropsError;
      fail(mount, isBadProps ? 'bad-props' : 'render', error);
      // An attribute that is put right deserves another try.
      if (isBadProps) mount.update = () => host.again(mount.element);
    }
  }

  function mountBehaviour(mount: LiveMount, part: Behaviour, props: Props, read: () => Props): void {
    const take = part.attach(mount.element, props, mount.signal);
    const attachAnew = (changed: Props): void => {
      mount.controller.abort();
      mount.controller = new AbortController();
      mount.signal = mount.controller.signal;
      mountBehaviour(mount, part, changed, read);
    };
    landed(mount, part, props, read, take ?? attachAnew);
  }

  /** Returns what renders it, to be called together with the others of its batch. */
  function openWidget(mount: LiveMount, part: Widget, props: Props, read: () => Props): () => unknown {
    const { element, name, signal } = mount;
    const server = new ServerNodes(element);
    let committed = false;

    server.moveAside();
    const failed = (error: unknown): void =>
      queueMicrotask(() => (signal.aborted ? report : fail)(mount, 'render', error));
    const rendering = open(server, {
      element,
      name,
      signal,
      view: part.view,
      server,
      failed,
      committed() {
        if (committed) return;
        committed = true;
        // Not inside the commit: what is carried over and replayed sets state.
        queueMicrotask(() => {
          // Preact runs the effects of a view whose child suspends, and runs them again once it is there.
          if (server.areShown) committed = false;
          if (server.areShown || signal.aborted) return;
          // Rendered before an early submit is re-issued: that has to find what was typed.
          if (server.holdTyped) adapter?.flush(() => server.carryTyped());
          landed(mount, part, props, read, rendering.render);
        });
      },
    });
    signal.addEventListener('abort', () => {
      rendering.unmount();
      server.putBack();
    });
    return () => signal.aborted || rendering.render(props);
  }

  function open(server: ServerNodes, place: WidgetPlace): Rendering {
    try {
      return adapter!.open(place);
    } catch (error) {
      server.putBack();
      throw error;
    }
  }

  function landed(
    mount: LiveMount,
    part: Job['part'],
    first: Props,
    read: () => Props,
    take: (props: Props) => void,
  ): void {
    let props = first;
    const { element } = mount;
    mount.update = () => {
      if (mount.signal.aborted) return;
      try {
        const changed = read();
        if (areSame(props, changed)) return;
        props = changed;
      } catch (error) {
        return report(mount, 'bad-props', error);
      }
      guard(mount, () => take(props));
    };
    if (part.onRestore) {
      const restored = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) guard(mount, () => part.onRestore?.(element));
      };
      addEventListener('pageshow', restored, { signal: mount.signal });
    }
    host.setState(mount, 'mounted');
    for (const act of actsFor(element)) if (element.dataset['mountState'] === 'mounted') replay(act, element);
    element.dispatchEvent(new CustomEvent('shop:widget-mounted', { bubbles: true, detail: { name: mount.name } }));
  }

  return {
    use: (loaded) => (adapter = loaded),
    mountAll,
  };
}

function areSame(before: Props, after: Props): boolean {
  const keys = Object.keys(after);
  return keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], after[key]));
}
