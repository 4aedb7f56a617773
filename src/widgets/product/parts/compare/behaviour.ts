import { defineBehaviour } from '../../../../mount';
import { emit } from '../../../../shared/platform/events';
import { messages } from '../../../messages';
import { compared } from '../../compare';
import { createNamespace } from '../../../../shared/i18n/namespace';
import dutch from './messages/compare.nl.json';
import part from './part';

const t = createNamespace('compare', dutch, () => import('./messages/compare.en.json'));

/**
 * Product rules 43 and 44: the list is kept in this browser; every link of it on the page says how many are on it. The words are
 * those of the first span, so that the name beside them stays.
 */
export default defineBehaviour(part, {
  attach(element, { sku: given, removes }, signal) {
    const link = element as HTMLAnchorElement;
    const { href: printedHref } = link;
    const words = link.querySelector('span') ?? link;
    const { textContent: printedWords } = words;
    const sku = given || (new URL(printedHref).searchParams.get('sku') ?? '');

    function follow(): void {
      const skus = compared.skus();
      const isCompared = skus.includes(sku);
      words.textContent = isCompared ? t('compare', { n: skus.length }) : printedWords;
      link.href = isCompared ? addressOf(printedHref, skus) : printedHref;
    }

    function add(event: MouseEvent): void {
      // With a key held the shopper wants the page in another tab.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // Of a double click the first press has added the product, or leads to the page already.
      if (event.detail > 1) event.preventDefault();
      if (event.defaultPrevented || compared.skus().includes(sku)) return;
      event.preventDefault();
      if (compared.add(sku)) emit('compare-added', { sku });
      else messages.show({ type: 'warning', text: t('full') });
    }

    if (removes) {
      link.addEventListener('click', () => compared.remove(sku), { signal });
      return;
    }
    words.ariaLive = 'polite';
    follow();
    compared.follow(follow, signal);
    link.addEventListener('click', add, { signal });
    signal.addEventListener('abort', () => {
      words.ariaLive = null;
      words.textContent = printedWords;
      link.href = printedHref;
    });
  },
});

function addressOf(printed: string, skus: readonly string[]): string {
  const address = new URL(printed);
  // Commas as they are: an address to be read and shared.
  address.search = `sku=${skus.map(encodeURIComponent).join()}`;
  return address.href;
}
