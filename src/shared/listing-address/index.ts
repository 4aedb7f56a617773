export { splitAddress, splitPath, writeAddress, type ListingState, type SplitAddress } from './address';
export { readSegment, writeSegment, type AddressFilter, type ChosenLabels, type ReadSegment } from './segment';
