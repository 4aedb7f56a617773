export { ListingLink } from './ListingLink';
export { useListing } from './useListing';
