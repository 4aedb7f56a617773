import dutch from './checkoutLater.nl.json';
import { formatMessage } from '../../../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../../../shared/i18n/namespace';

let english: Promise<unknown> = Promise.resolve();

/** The messages of the checkout that its first step does not need: they are fetched with the later steps. */
export const t = createNamespace(
  'checkoutLater',
  dutch,
  () => remembered(import('./checkoutLater.en.json')),
  formatMessage,
);

function remembered<T>(fetched: Promise<T>): Promise<T> {
  english = fetched.catch(() => null);
  return fetched;
}

/** Settles once these messages can be shown: the part was mounted before they were asked for. Never rejects. */
export const laterMessages = (): Promise<unknown> => english;
