/** What a part of one's own is made with, React and signals aside. */
export { defineAttributes, defineBehaviour, definePart, defineWidget } from '../mount';
export { isolation } from '../shared/platform/isolation/attributes';
export type {
  AttributeDeclaration,
  AttributeType,
  Behaviour,
  JsonSchema,
  Mount,
  MountError,
  MountErrorCode,
  MountState,
  PartDeclaration,
  PartEntry,
  PropsOf,
  SlotDeclaration,
  Widget,
  WidgetMount,
  WidgetProps,
} from '../mount';
export { ask } from './ask';
export type { ApiError, ApiResult, ShopApi } from '../shared/api';
export type { Actions, PartResult, ShownListing } from '../actions/Actions';
export type { AfterChange, BeforeChange, Changes, PageEvents } from '../shared/changes';
export type { DefinedPart, Noest } from './createNoest';
