import { nextTask } from '../../../shared/platform/scheduling/yieldToPage';
import { prefersStill } from '../../../shared/platform/dom';

type Start = (change: () => Promise<void>) => ViewTransition;

let latest = 0;

/**
 * Changes the page with the browser's view transition, where it has one and the shopper wants motion; at once elsewhere.
 * A browser that can takes a picture of `scope` alone, and the rest of the page goes on as ever; another one takes its
 * picture of the page, whose html element meanwhile bears `name` in `data-noest-transition`, so that a style sheet can say
 * what takes part. The change is made once in any case, in as many tasks as it takes, and the promise resolves once it is made.
 */
export async function inTransition(
  name: string,
  scope: Element | null,
  change: () => void | Promise<void>,
): Promise<void> {
  if (!document.startViewTransition || prefersStill()) return change();
  const scoped = (scope as { startViewTransition?: Start } | null)?.startViewTransition;
  const start: Start = scoped?.bind(scope) ?? document.startViewTransition.bind(document);
  const request = ++latest;
  const { dataset } = document.documentElement;
  if (!scoped) dataset['noestTransition'] = name;
  const transition = start(async () => {
    await change();
    // Runtimes render in a microtask.
    await nextTask();
    // When this is over the new picture is taken. What was rendered is laid out here, that being work enough for a task.
    document.body.getBoundingClientRect();
    await nextTask();
  });
  // A transition that another one cuts short, or that is not visible, has made its change all the same.
  transition.ready.catch(() => {});
  void transition.finished.catch(() => {}).then(() => request === latest && delete dataset['noestTransition']);
  await transition.updateCallbackDone;
}
