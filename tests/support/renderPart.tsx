import { render, type RenderResult } from '@testing-library/react';
import type { PartDeclaration, PropsOf, Widget, WidgetMount } from '../../src/mount';

interface RenderedPart extends RenderResult {
  readonly mount: WidgetMount;
  /** The part leaves, as on removal of its element. */
  leave(): void;
}

/** The properties that a part gets where its markup gives these and nothing else. */
export function propsOf<Part extends PartDeclaration>(part: Part, given: Partial<PropsOf<Part>> = {}): PropsOf<Part> {
  const defaults = Object.entries(part.attributes ?? {}).flatMap(([key, declared]) =>
    'default' in declared ? [[key, declared.default]] : [],
  );
  return { ...Object.fromEntries(defaults), ...given } as PropsOf<Part>;
}

/** Renders the view of a widget on an element of its own, with the properties that are not given at their defaults. */
export function renderPart<Part extends PartDeclaration>(
  { part, view: View }: Widget<Part>,
  given: Partial<PropsOf<Part>> = {},
  slots: WidgetMount['slots'] = new Map(),
): RenderedPart {
  const controller = new AbortController();
  const mount: WidgetMount = { element: document.createElement('div'), signal: controller.signal, slots };
  const Shown = View as (props: object) => ReturnType<typeof View>;
  const rendered = render(<Shown {...propsOf(part, given)} mount={mount} />);
  return { ...rendered, mount, leave: () => controller.abort() };
}
