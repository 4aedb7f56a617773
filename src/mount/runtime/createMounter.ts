import type { PartDeclaration } from '../declaration';
import type { Behaviour, Widget } from '../define';
import type { Host, LiveMount } from '../Mount';
import type { Adapter } from './Adapter';
import { send } from '../../shared/platform/events';
import { isPressed, pressEnded } from '../../shared/platform/scheduling/press';
import type { Job, Props } from './createQueue';
import { checkMarkup, MarkupError, secondWidget } from './markup';
import { propertiesOf } from './properties';
import { PropsError } from '../../shared/platform/attributes/check';
import type { MountErrorCode } from '../report/report';
import { heldEventsFor, replay } from './replay';

type Report = (mount: LiveMount, code: MountErrorCode, cause: unknown) => void;

export interface Mounter {
  use(adapter: Adapter): void;
  mountAll(jobs: readonly Job[]): void;
}

interface UnknownNames {
  /** Reports attributes that are close to a declared one. */
  reportUnknownNames(mount: LiveMount, part: PartDeclaration): void;
}

/** Mounts a batch: behaviours one by one, widgets in one commit. Each is guarded by itself. */
export function createMounter(
  host: Host & UnknownNames,
  fail: Report,
  report: Report,
  retryLater: (job: Job) => void,
): Mounter {
  const widgets = new WeakMap<Element, LiveMount>();
  const isolated = new WeakSet<AbortSignal>();
  let adapter: Adapter | undefined;

  function mountAll(jobs: readonly Job[]): void {
    const renders: (() => unknown)[] = [];
    for (const job of jobs) {
      const { mount, part } = job;
      const { element, signal } = mount;
      if (signal.aborted) continue;
      // A half-composed word would be lost.
      if (element.contains(host.composing() ?? null)) {
        element.addEventListener('compositionend', () => retryLater(job), { once: true, signal });
      } else if (isPressed(element)) {
        void pressEnded(element).then(() => retryLater(job));
      } else {
        guard(mount, () => {
          // Before what throws: a name that is wrong may be why another one is missing.
          host.reportUnknownNames(mount, part.part);
          checkMarkup(element, part.part);
          if ('view' in part) checkSingleWidget(mount);
          const read = propertiesOf(element, part.part);
          const props = read();
          const { isolate: sheet } = props;
          if (typeof sheet === 'string' && !isolated.has(signal)) return void isolate(job, sheet);
          if ('attach' in part) mountBehaviour(mount, part, props, read);
          else renders.push(openWidget(mount, part, props, read));
        });
      }
    }
    if (renders.length > 0) adapter?.flush(() => renders.forEach((render) => render()));
  }

  /** Two views can't own the same children: the second widget of an element is not mounted. */
  function checkSingleWidget(mount: LiveMount): void {
    const first = widgets.get(mount.element);
    if (first && first !== mount) {
      throw new MarkupError([secondWidget(first.name)]);
    }
  }

  /** Mount rule 29: mounts again once the element has a shadow root with the looks of the kit. */
  async function isolate(job: Job, sheet: string): Promise<void> {
    const { mount } = job;
    const { element, signal } = mount;
    isolated.add(signal);
    try {
      const module = await host.retry(() => import('../isolate/isolate'));
      const shadow = await module.isolate(element, sheet, signal);
      if (signal.aborted) return;
      host.alsoWithin(shadow, signal);
      retryLater(job);
    } catch (error) {
      if (!signal.aborted) fail(mount, error instanceof MarkupError ? 'bad-markup' : 'chunk', error);
    }
  }

  function guard(mount: LiveMount, work: () => void): void {
    try {
      work();
    } catch (error) {
      const isBadProps = error instanceof PropsError;
      fail(mount, isBadProps ? 'bad-props' : error instanceof MarkupError ? 'bad-markup' : 'render', error);
      // Once the attribute is corrected, the part is mounted again.
      if (isBadProps) mount.update = () => host.again(mount.element);
    }
  }

  function mountBehaviour(mount: LiveMount, part: Behaviour, props: Props, read: () => Props): void {
    const applyProps = part.attach(mount.element, props, mount.signal);
    const reattach = (changed: Props): void => {
      mount.controller.abort();
      mount.controller = new AbortController();
      mount.signal = mount.controller.signal;
      mountBehaviour(mount, part, changed, read);
    };
    // An asynchronous `attach` returns a promise, as scripts without a compiler may have it.
    finishMount(mount, part, props, read, typeof applyProps === 'function' ? applyProps : reattach);
  }

  /** Returns what renders it, to be called together with the others of its batch. */
  function openWidget(mount: LiveMount, part: Widget, props: Props, read: () => Props): () => unknown {
    const { element, signal } = mount;
    widgets.set(element, mount);
    return adapter!.open({
      mount,
      part,
      props,
      shown: (applyProps, aside) => finishMount(mount, part, props, read, applyProps, aside),
      failed: (error) => queueMicrotask(() => (signal.aborted ? report : fail)(mount, 'render', error)),
      left() {
        widgets.delete(element);
        if (!element.isConnected) element.querySelectorAll('[data-component]').forEach(host.leave);
      },
    });
  }

  function finishMount(
    mount: LiveMount,
    part: Job['part'],
    first: Props,
    read: () => Props,
    applyProps: (props: Props) => void,
    aside?: Node,
  ): void {
    const { element } = mount;
    mount.props = first;
    mount.update = () => {
      if (mount.signal.aborted) return;
      try {
        const changed = read();
        if (areSame(mount.props ?? first, changed)) return;
        mount.props = changed;
      } catch (error) {
        return report(mount, 'bad-props', error);
      }
      guard(mount, () => applyProps(mount.props ?? first));
    };
    if (part.onRestore) {
      const restored = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) guard(mount, () => part.onRestore?.(element));
      };
      addEventListener('pageshow', restored, { signal: mount.signal });
    }
    host.setState(mount, 'mounted');
    for (const heldEvent of heldEventsFor(element, aside)) {
      if (element.dataset['mountState'] !== 'mounted') break;
      // Each is in the page before the next: two presses of "+" are two more.
      if (adapter && 'view' in part) adapter.flush(() => replay(heldEvent, element, adapter?.locate));
      else replay(heldEvent, element);
    }
    send('widget-mounted', { name: mount.name }, { target: element });
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
