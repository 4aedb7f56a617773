/** What reads lists and files; fetched with the first one. */
export { decodeFile } from './list/decodeFile';
export { readList } from './list/readList';
export { joinRows } from './joinRows';
