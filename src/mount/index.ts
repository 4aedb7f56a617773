export { defineBehaviour, defineWidget } from './define';
export type { Behaviour, PropsSchema, Widget, WidgetMount, WidgetProps } from './define';
