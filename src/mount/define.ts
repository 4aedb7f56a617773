import type { ReactNode } from 'react';
import type { PartDeclaration, PropsOf } from './declaration';

/** What a widget's view is told of the element it lives in. */
export interface WidgetMount {
  readonly element: HTMLElement;
  /** Aborts when the widget leaves: removed from the page, unmounted by hand, or failed. */
  readonly signal: AbortSignal;
  /** The server's nodes by the value of their `data-slot`; `<Slot name>` shows them. */
  readonly slots: ReadonlyMap<string, readonly Element[]>;
}

/** What a widget's view receives: its properties, parsed, and its place in the page. */
export type WidgetProps<Part extends PartDeclaration> = PropsOf<Part> & { readonly mount: WidgetMount };

interface Mountable {
  /** What it needs besides its code before it mounts; where that rejects, its code counts as not fetched. */
  prepare?(): Promise<void>;
  /** The page came back from the back/forward cache: ask anew for what may have changed meanwhile. */
  onRestore?(element: HTMLElement): void;
}

/** A React view that takes over its element; at most one an element. */
export interface Widget<Part extends PartDeclaration = PartDeclaration> extends Mountable {
  readonly part: Part;
  readonly view: (props: WidgetProps<Part>) => ReactNode;
}

/** An enhancement of existing markup; never loads React, and several may share an element. */
export interface Behaviour<Part extends PartDeclaration = PartDeclaration> extends Mountable {
  readonly part: Part;
  /**
   * Everything added to the page is taken away on `signal`. When a property's attribute changes, the function returned
   * is called with the new properties; where none is returned, the behaviour leaves and attaches again.
   */
  attach(element: HTMLElement, props: PropsOf<Part>, signal: AbortSignal): void | ((props: PropsOf<Part>) => void);
}

/** A widget: the default export of its `view.tsx`. */
export function defineWidget<const Part extends PartDeclaration & { readonly kind: 'widget' }>(
  part: Part,
  widget: Omit<Widget<Part>, 'part'>,
): Widget<Part> {
  return { part, ...widget };
}

/** A behaviour: the default export of its `behaviour.ts`. */
export function defineBehaviour<const Part extends PartDeclaration & { readonly kind: 'behaviour' }>(
  part: Part,
  behaviour: Omit<Behaviour<Part>, 'part'>,
): Behaviour<Part> {
  return { part, ...behaviour };
}
