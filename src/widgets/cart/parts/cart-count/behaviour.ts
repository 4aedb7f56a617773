import { defineBehaviour } from '../../../../mount';
import { withPrivateContent } from '../../../../shared/api/withPrivateContent';
import { createFirstSign } from '../../../../shared/platform/dom/firstSign';
import { on } from '../../../../shared/platform/events';
import { onTabs } from '../../../../shared/platform/tabs/tabs';
import { reportCustomer } from '../../../account';
import { cartStart } from '../../store/started';
import part from './part';
import './cart-count.css';

/**
 * The badge on the cart link. A page may come from a cache, so the printed number counts until the totals are known. The cart
 * itself is fetched with the first reason for it: a quote or a printed number, or an event that asks for it (cart rule 40). Where
 * the page says that its number is of that very quote, a sign of life is the first reason (cart rule 9).
 */
export default defineBehaviour(part, {
  attach(element, { count, version }, signal) {
    const code = () => import('./followCart');

    /** Where it can't be fetched the printed number stays; the next reason asks again. */
    function withCart(use: (loaded: Awaited<ReturnType<typeof code>>) => void): void {
      code().then(
        (loaded) => signal.aborted || use(loaded),
        (error: unknown) => console.error('[noest] cart-count: the code of the cart could not be fetched', error),
      );
    }

    reportCustomer();
    cartStart.await(() => withCart(({ followCart }) => followCart(element, count, signal)), signal);
    withPrivateContent((content) => {
      // Once it is there the cart takes a number that the browser keeps by itself.
      const start = (): void => withCart(({ loadCart }) => content.cartQty() === null && loadCart());
      // Of the cart that this browser has now, as far as its cookie tells.
      const isPrinted = (): boolean => version !== '' && version === content.cartVersion();
      // A cart that the page has printed may be gone by now.
      const isToBeAsked = (): boolean => !isPrinted() && (count > 0 || content.hasCart());
      const catchUp = (): void => {
        if (!cartStart.isDone && isToBeAsked()) start();
      };

      if (signal.aborted) return;
      const begun = content.takeBegun();
      if (begun) withCart(({ addBegun }) => void addBegun(begun));
      if (isPrinted()) createFirstSign(signal)(() => cartStart.isDone || start());
      else if (isToBeAsked()) start();
      // From here on the cart hears these itself. A tab that comes back may have a quote by then.
      content.onChange(catchUp, signal);
      addEventListener('pageshow', catchUp, { signal });
      if (!cartStart.isDone) onTabs('cart-changed', catchUp);
    });
    on('cart-refresh', () => cartStart.isDone || withCart(({ loadCart }) => loadCart()), { signal });
    on('add-to-cart', (detail) => cartStart.isDone || withCart(({ addRequested }) => addRequested(detail)), { signal });
  },
});
