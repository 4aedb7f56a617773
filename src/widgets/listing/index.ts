export { activeChoices } from './store/choices';
export { currentListing } from './store/openListing';
export {
  attributeFilters,
  inReadingOrder,
  isActive,
  listingQuery,
  settled,
  shownPages,
  toggle,
  toPage,
  withChosen,
  withoutFilters,
  type Change,
} from './store/model';
