import dutch from './options.nl.json';
import { createNamespace } from '../../../../shared/i18n/namespace';

let english: Promise<unknown> = Promise.resolve();

/** The messages of the custom options, which are fetched with their fields. */
export const t = createNamespace('options', dutch, () => {
  const fetched = import('./options.en.json');
  english = fetched.catch(() => null);
  return fetched;
});

/** Settles once these messages can be shown: the part was mounted before they were asked for. Never rejects. */
export const optionMessages = (): Promise<unknown> => english;
