export { defineBehaviour, defineWidget } from './define';
export type { Behaviour, PropsSchema, Widget, WidgetMount, WidgetProps } from './define';
export type { Mount, MountState, PartEntry, Registry, RegistryOptions, Trigger } from './Mount';
export { createRegistry } from './registry';
export type { MountError, MountErrorCode } from './report';
