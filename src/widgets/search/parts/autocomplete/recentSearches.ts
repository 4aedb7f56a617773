import { readLocal, removeLocal, writeLocal } from '../../../../shared/platform/storage';
import { parseTexts } from '../../../../shared/platform/parseTexts';

const KEY = 'noest-recent-searches';
const MOST = 5;
const LONGEST = 60;

/** An e-mail address, or a number as long as one of a telephone or a bank account. */
const PERSONAL = /@|(?:\d[\s-]?){9}/;

/** Search rule 21: the last searches in this browser, newest first. They are kept here and sent nowhere. */
export const recentSearches = {
  list: (): readonly string[] => parseSearches(readLocal(KEY)),
  add(words: string): void {
    const text = words.trim();
    if (text === '' || text.length > LONGEST || PERSONAL.test(text)) return;
    const others = recentSearches.list().filter((other) => other.toLowerCase() !== text.toLowerCase());
    writeLocal(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  },
  erase: (): void => removeLocal(KEY),
};

/** The stored list; empty where the text is no list of searches. */
export const parseSearches = (text: string | null): readonly string[] =>
  parseTexts(text, MOST, (words) => words !== '' && words.length <= LONGEST);
