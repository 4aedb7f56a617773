import type words from '../i18n/messages/forms.nl.json';

/** Key of a message of namespace `forms`. */
export type WordKey = keyof typeof words;

/** What is wrong with a field, before anybody has put it into words: the browser and the server say it alike. */
export interface Complaint {
  readonly key: WordKey;
  /** The bound of a rule that has one. */
  readonly n?: number;
}
