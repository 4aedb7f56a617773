import type { InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import type { ReactNode } from 'react';

/** The one declaration of a part's properties: types, run-time errors and attribute parsing come from it. */
export type PropsSchema = ObjectSchema<ObjectEntries, undefined>;

/** What a widget's view is told of the element it lives in. */
export interface WidgetMount {
  readonly element: HTMLElement;
  /** Aborts when the widget leaves: removed from the page, unmounted by hand, or failed. */
  readonly signal: AbortSignal;
  /** The server's nodes by the value of their `data-slot`; `<Slot name>` shows them. */
  readonly slots: ReadonlyMap<string, readonly Element[]>;
}

/** What a widget's view receives: its properties, parsed, and its place in the page. */
export type WidgetProps<Schema extends PropsSchema> = InferOutput<Schema> & { readonly mount: WidgetMount };

interface Part<Schema extends PropsSchema> {
  /** `data-cart-url` is parsed as property `cartUrl` by its declared type; `data-props` holds them all as JSON. */
  readonly props: Schema;
  /** `false`: an early click or submit goes the native way instead of being replayed on the part. */
  readonly replay?: boolean;
  /** The page came back from the back/forward cache: ask anew for what may have changed meanwhile. */
  onRestore?(element: HTMLElement): void;
}

/** A React view that takes over its element; at most one an element. */
export interface Widget<Schema extends PropsSchema = PropsSchema> extends Part<Schema> {
  readonly view: (props: WidgetProps<Schema>) => ReactNode;
}

/** An enhancement of existing markup; never loads React, and several may share an element. */
export interface Behaviour<Schema extends PropsSchema = PropsSchema> extends Part<Schema> {
  /**
   * Everything added to the page is taken away on `signal`. When a property's attribute changes, the function returned
   * is called with the new properties; where none is returned, the behaviour leaves and attaches again.
   */
  attach(
    element: HTMLElement,
    props: InferOutput<Schema>,
    signal: AbortSignal,
  ): void | ((props: InferOutput<Schema>) => void);
}

/** A widget's door: the default export of the module that the parts table loads. */
export function defineWidget<const Schema extends PropsSchema>(widget: Widget<Schema>): Widget<Schema> {
  return widget;
}

/** A behaviour's door: the default export of the module that the parts table loads. */
export function defineBehaviour<const Schema extends PropsSchema>(behaviour: Behaviour<Schema>): Behaviour<Schema> {
  return behaviour;
}
