import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './quickOrderList.nl.json';

let english: Promise<unknown> = Promise.resolve();

/** The messages of lists and files: they are fetched with what reads them. */
export const t = createNamespace(
  'quickOrderList',
  dutch,
  () => remembered(import('./quickOrderList.en.json')),
  formatMessage,
);

function remembered<T>(fetched: Promise<T>): Promise<T> {
  english = fetched.catch(() => null);
  return fetched;
}

/** Settles once these messages can be shown: the part was mounted before they were asked for. Never rejects. */
export const listMessages = (): Promise<unknown> => english;
