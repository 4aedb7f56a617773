import { signal } from '@preact/signals-core';
import type { ComponentType } from 'react';
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
 * The view that draws `name` in a part: the theme's, or `ours` where there is none. The component around it keeps what is
 * done; what it gives the view as properties is the contract with themes.
 */
export function useView<Props>(part: string, name: string, ours: ComponentType<Props>): ComponentType<Props> {
  return useSignalValue(replaced, (views) => views.get(keyOf(part, name)) ?? ours) as ComponentType<Props>;
}

function keyOf(part: string, name: string): string {
  return `${part}/${name}`;
}
