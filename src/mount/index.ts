export { defineAttributes } from '../shared/platform/attributes/declaration';
export { definePart } from './declaration';
export type { AttributeDeclaration, AttributeType, JsonSchema } from '../shared/platform/attributes/declaration';
export type { PartDeclaration, PartStates, PropsOf, SlotDeclaration } from './declaration';
export { defineBehaviour, defineWidget } from './define';
export type { Behaviour, Widget, WidgetMount, WidgetProps } from './define';
export type { Mount, MountState, PartEntry, Registry, RegistryOptions, Trigger } from './Mount';
export { createRegistry } from './registry';
export type { MountError, MountErrorCode } from './report/report';
