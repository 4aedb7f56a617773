import type { ask as Ask } from '../shared/api';

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
export type { ApiError, ApiResult, ShopApi } from '../shared/api';
export type { PartResult } from '../shared/api/partResult';
export type { ShownListing } from '../widgets/listing/actions';
export type { Actions } from './actions/Actions';
export type { AfterChange, BeforeChange, Changes, PageEvents } from '../shared/changes';
export type { DefinedPart, Noest } from './createNoest';

/**
 * Asks the shop behind this page one thing: `ask((shop) => shop.totals())`. Never rejects for what the shop answers; the code
 * that talks to it is fetched with the first call.
 */
export const ask: typeof Ask = async (call) => (await import('../shared/api')).ask(call);
