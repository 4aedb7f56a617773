export { activeChoices } from './store/choices';
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
