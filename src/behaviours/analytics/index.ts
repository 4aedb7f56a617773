import * as v from 'valibot';
import { defineBehaviour } from '../../mount';
import { ConsentSchema, decidedConsent, keepConsent } from '../../shared/analytics/consent';
import { createLayer } from '../../shared/analytics/createLayer';
import { on } from '../../shared/events';
import { AnalyticsProps } from './props';
import type { Tell } from './tell';

/**
 * No platform measures for a shop. Events of the page stand in its markup as
 * `<script type="application/json" data-analytics-event="view_item">`, lists of products carry `data-analytics-list`
 * around `data-analytics-item`, and what happens later is heard on the bus. What is not as GA4 wants it is reported
 * and not pushed.
 *
 * This file holds the consent and listens; what measures is fetched once there is something to tell, and never for a
 * shopper who has refused.
 */
export default defineBehaviour({
  props: AnalyticsProps,
  attach(_element, { layer: name, consent, brand, print, desktopRow, mobileRow }, signal) {
    const page = window as unknown as Record<string, unknown[] | undefined>;
    const entries = (page[name] ??= []);
    const layer = createLayer(entries, consent);
    const before = decidedConsent();
    if (before) layer.decide(before);

    const events = () => import('./events');
    const bus = () => import('./bus');
    const tell: Tell = (event, data) => using(events(), ({ tellEvent }) => tellEvent(layer, brand, event, data));
    const perRow = { desktop: desktopRow, mobile: mobileRow };
    let isMeasuring = false;

    /** Where the code can't be had nothing is told, which harms no shopper. */
    function using<Module>(code: Promise<Module>, use: (module: Module) => unknown): void {
      code.then((module) => signal.aborted || use(module)).catch(complain);
    }

    function lists(): void {
      using(import('./lists'), ({ watchLists }) => watchLists(tell, perRow, signal));
    }

    function measure(): void {
      if (isMeasuring || !layer.isOpen) return;
      isMeasuring = true;
      if (document.querySelector('[data-analytics-list]')) lists();
      else on('listing-changed', lists, { signal, once: true });
      on('cart-line-changed', (line) => using(bus(), ({ tellLine }) => tellLine(line, tell)), { signal });
      on('wishlist-changed', (wish) => using(bus(), ({ tellWish }) => tellWish(wish, tell)), { signal });
      on('checkout-started', () => using(bus(), ({ tellCheckout }) => tellCheckout(tell)), { signal });
      on('shipping-chosen', ({ tier }) => using(bus(), ({ tellShipping }) => tellShipping(tier, tell)), { signal });
      on('payment-chosen', ({ type }) => using(bus(), ({ tellPayment }) => tellPayment(type, tell)), { signal });
    }

    if (print) using(import('./print'), ({ printLayer }) => printLayer(entries, print, signal));
    if (layer.isOpen && document.querySelector('script[data-analytics-event]')) {
      using(events(), ({ tellPage }) => tellPage(layer, brand));
    }
    measure();
    on(
      'set-consent',
      (detail) => {
        const parsed = v.safeParse(ConsentSchema, detail);
        if (!parsed.success) return complain('set-consent:', parsed.issues[0].message);
        keepConsent(parsed.output);
        layer.decide(parsed.output);
        measure();
      },
      { signal },
    );
  },
});

function complain(...what: readonly unknown[]): void {
  console.error('[noest] analytics:', ...what);
}
