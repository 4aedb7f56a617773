export { splitAddress, splitPath, writeAddress, type ListingState, type SplitAddress } from './address';
export { readSegment, type AddressFilter } from './segment';
