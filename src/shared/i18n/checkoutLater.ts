import dutch from './messages/checkoutLater.nl.json';
import { createNamespace } from './namespace';

let english: Promise<unknown> = Promise.resolve();

/** The words of the checkout that its first step does without: they come with the later ones. */
export const t = createNamespace('checkout', dutch, () => {
  const fetched = import('./messages/checkoutLater.en.json');
  english = fetched.catch(() => null);
  return fetched;
});

/** Settles once they can be shown: the part that they belong to waited for others. Never rejects. */
export const laterWords = (): Promise<unknown> => english;
