export { activeChoices } from './store/choices';
export {
  attributeFilters,
  DEFAULT_PAGE_SIZE,
  inReadingOrder,
  isActive,
  listingQuery,
  PAGE_SIZES,
  settled,
  shownPages,
  toggle,
  toPage,
  withChosen,
  withoutFilters,
  type Change,
} from './store/model';
