import * as v from 'valibot';
import { defineBehaviour } from '../../../../mount';
import { ConsentSchema, decidedConsent, keepConsent } from '../../layer/consent';
import { createLayer } from '../../layer/createLayer';
import { on } from '../../../../shared/platform/events';
import part from './part';
import type { PushEvent } from './events';

/**
 * Fills a data layer with GA4 events. Those of the page are in its markup as
 * `<script type="application/json" data-analytics-event="view_item">`; lists of products have `data-analytics-list`
 * around `data-analytics-item`; later ones follow from events of the kit. An event that GA4 would not accept is logged and
 * not pushed.
 *
 * This file holds the consent and listens. The code that measures is fetched with the first event, and never after a
 * refusal (analytics rule 19).
 */
export default defineBehaviour(part, {
  attach(_element, { layer: name, consent, brand, print, desktopRow, mobileRow }, signal) {
    const page = window as unknown as Record<string, unknown[] | undefined>;
    const entries = (page[name] ??= []);
    const layer = createLayer(entries, consent);
    const before = decidedConsent();
    if (before) layer.decide(before);

    const events = () => import('./events');
    const bus = () => import('./bus');
    const push: PushEvent = (event, data) =>
      withModule(events(), ({ pushEvent }) => pushEvent(layer, brand, event, data));
    const perRow = { desktop: desktopRow, mobile: mobileRow };
    let isMeasuring = false;

    /** Where the code can't be fetched the event is lost and logged; the page works as before. */
    function withModule<Module>(code: Promise<Module>, use: (module: Module) => unknown): void {
      code.then((module) => signal.aborted || use(module)).catch(logError);
    }

    function lists(): void {
      withModule(import('./lists'), ({ watchLists }) => watchLists(push, perRow, signal));
    }

    function measure(): void {
      if (isMeasuring || !layer.isOpen) return;
      isMeasuring = true;
      if (document.querySelector('[data-analytics-list]')) lists();
      else on('listing-changed', lists, { signal, once: true });
      on('cart-line-changed', (line) => withModule(bus(), ({ pushCartLine }) => pushCartLine(line, push)), { signal });
      on('wishlist-changed', (wish) => withModule(bus(), ({ pushWish }) => pushWish(wish, push)), { signal });
      on('checkout-started', () => withModule(bus(), ({ pushCheckout }) => pushCheckout(push)), { signal });
      on('shipping-chosen', ({ tier }) => withModule(bus(), ({ pushShipping }) => pushShipping(tier, push)), {
        signal,
      });
      on('payment-chosen', ({ type }) => withModule(bus(), ({ pushPayment }) => pushPayment(type, push)), { signal });
    }

    if (print) withModule(import('./print'), ({ printLayer }) => printLayer(entries, print, signal));
    if (layer.isOpen && document.querySelector('script[data-analytics-event]')) {
      withModule(events(), ({ pushPageEvents }) => pushPageEvents(layer, brand));
    }
    measure();
    on(
      'set-consent',
      (detail) => {
        const parsed = v.safeParse(ConsentSchema, detail);
        if (!parsed.success) return logError('set-consent:', parsed.issues[0].message);
        keepConsent(parsed.output);
        layer.decide(parsed.output);
        measure();
      },
      { signal },
    );
  },
});

function logError(...what: readonly unknown[]): void {
  console.error('[noest] analytics:', ...what);
}
