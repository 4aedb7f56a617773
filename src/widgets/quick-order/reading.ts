/** What reads lists and files; fetched with the first one. */
export { decodeFile, readList } from './list/readList';
export { joinRows } from './joinRows';
