import { defineBehaviour } from '../../mount';
import { chooseQuotation } from '../../shared/state/checkout/quotation';
import { memory } from './memory';
import { QuotationPopupProps } from './props';
import { whenIdleHands } from './whenIdleHands';
import './quotation-popup.css';

/**
 * Offers a quotation to who has been in the checkout for a while. Its markup is the server's, hidden: a button
 * `data-quotation-request` and one `data-quotation-close`. Not modal: it takes no focus, waits while a field is edited, and
 * stays closed once closed.
 */
export default defineBehaviour({
  props: QuotationPopupProps,
  attach(popup, { delay, url }, signal) {
    if (memory.isClosed()) return;
    let cameFrom: EventTarget | null = null;
    const show = (): void => {
      popup.hidden = false;
      announce(popup);
    };
    const close = (): void => {
      const hadFocus = popup.contains(document.activeElement);
      popup.hidden = true;
      memory.close();
      if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
    const onButton = (name: string, act: () => void): void =>
      popup.querySelector(`[data-quotation-${name}]`)?.addEventListener('click', act, { signal });

    onButton('close', close);
    onButton('request', () => {
      chooseQuotation();
      memory.markVisible();
      location.assign(url);
    });
    popup.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    popup.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && popup.contains(relatedTarget))) cameFrom = relatedTarget;
      },
      { signal },
    );

    const wait = memory.isVisible() ? 0 : Math.max(0, delay - memory.sinceEntry(Date.now()));
    const timer = setTimeout(() => whenIdleHands(show, signal), wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      popup.hidden = true;
    });
  },
});

/** A live region is read when what it holds changes, not when it comes in sight. */
function announce(popup: HTMLElement): void {
  const region = popup.querySelector('[role="status"]');
  const words = region?.textContent;
  if (!region || !words) return;
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = words));
}
