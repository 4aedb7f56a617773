import { signal } from '@preact/signals-core';
import { createElement, type ComponentType } from 'react';
import { useSignalValue } from './useSignalValue';

// `any`: each view has properties of its own; `src/public/replaceView.ts` states them for callers.
// oxlint-disable-next-line typescript/no-explicit-any
type View = ComponentType<any>;

const replaced = signal<ReadonlyMap<string, View>>(new Map());

/** From now on `view` draws what the part declares as `name` in its `views`, also where it is shown already; null puts the kit's own back. */
export function replaceView(part: string, name: string, view: View | null): void {
  const views = new Map(replaced.peek());
  if (view) views.set(keyOf(part, name), view);
  else views.delete(keyOf(part, name));
  replaced.value = views;
}

/**
 * What draws `name` in a part: the theme's view, or `ours` where there is none. The component around it keeps what is done;
 * the properties that it gives are the contract with themes.
 */
export function replaceable<Props extends object>(
  part: string,
  name: string,
  ours: ComponentType<Props>,
): ComponentType<Props> {
  return function Replaceable(props: Props) {
    const view = useSignalValue(replaced, (views) => views.get(keyOf(part, name)));
    return createElement(view ?? ours, props);
  };
}

/** Whether a view of the theme's draws `name` in that part. */
export function useIsReplaced(part: string, name: string): boolean {
  return useSignalValue(replaced, (views) => views.has(keyOf(part, name)));
}

function keyOf(part: string, name: string): string {
  return `${part}/${name}`;
}
