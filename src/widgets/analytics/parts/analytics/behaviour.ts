import { defineBehaviour } from '../../../../mount';
import { decidedConsent, keepConsent, parseConsent } from '../../layer/consent';
import { createLayer } from '../../layer/createLayer';
import { on, onSent } from '../../../../shared/platform/events';
import type { PushEvent } from './events';
import type { Card } from './lists';
import part from './part';
import type { KitEvent } from './pushKitEvent';

/** What is noted until something is allowed: what a page's own script may dispatch too, and what only parts send. */
const OF_THE_PAGE = [
  'cart-line-changed',
  'wishlist-changed',
  'checkout-started',
  'shipping-chosen',
  'payment-chosen',
] as const satisfies readonly KitEvent[];
/** All others that are told: one that is missing does not compile. */
const OF_PARTS = {
  'delivery-promised': true,
  'cutting-list-planned': true,
  'job-calculated': true,
  'list-added': true,
  'compare-added': true,
} as const satisfies Record<Exclude<KitEvent, (typeof OF_THE_PAGE)[number]>, true>;

/**
 * Fills a data layer with GA4 events. Those of the page are in its markup as
 * `<script type="application/json" data-analytics-event="view_item">`; lists of products have `data-analytics-list`
 * around `data-analytics-item`; later ones follow from events of the kit. An event that GA4 would not accept is logged and
 * not pushed.
 *
 * This file holds the consent, and notes what happens until the shopper has decided. The code that measures is fetched once
 * something is allowed, and lists are watched from then on (analytics rule 19).
 */
export default defineBehaviour(part, {
  attach(_element, { layer: name, consent, brand, print, desktopRow, mobileRow }, signal) {
    const page = window as unknown as Record<string, unknown[] | undefined>;
    const entries = (page[name] ??= []);
    const layer = createLayer(entries, consent);
    const before = decidedConsent();
    if (before) layer.decide(before);

    const events = () => import('./events');
    const push: PushEvent = (event, data) =>
      withModule(events(), ({ pushEvent }) => pushEvent(layer, brand, event, data));
    const now = { signal };

    /** Where the code can't be fetched the event is lost and logged; the page works as before. */
    function withModule<Module>(code: Promise<Module>, use: (module: Module) => unknown): void {
      code.then((module) => signal.aborted || use(module)).catch(logError);
    }

    const perRow = { desktop: desktopRow, mobile: mobileRow };
    const measureList = (event: 'view_item_list' | 'select_item', list: HTMLElement, cards: readonly Card[]): void =>
      withModule(events(), ({ pushList }) => pushList(push, event, list, cards));
    let isWatching = false;
    function watch(): void {
      if (isWatching) return;
      isWatching = true;
      withModule(import('./lists'), ({ watchLists }) => watchLists(measureList, perRow, signal));
    }
    layer.whenAllowed(watch);
    const note = (event: KitEvent, detail: unknown): void =>
      layer.whenAllowed(() =>
        withModule(import('./pushKitEvent'), ({ pushKitEvent }) =>
          pushKitEvent(event, detail as never, { layer, push }),
        ),
      );
    for (const event of OF_THE_PAGE) on(event, (detail) => note(event, detail), now);
    onSent((event, detail) => Object.hasOwn(OF_PARTS, event) && note(event as KitEvent, detail), signal);

    if (print) withModule(import('./print'), ({ printLayer }) => printLayer(entries, print, signal));
    if (document.querySelector('script[data-analytics-event]')) {
      layer.whenAllowed(() => withModule(events(), ({ pushPageEvents }) => pushPageEvents(layer, brand)));
    }
    on(
      'set-consent',
      (detail) => {
        const decision = parseConsent(detail);
        if (!decision) return logError('set-consent: expected analytics and ads, each true or false, found', detail);
        keepConsent(decision);
        layer.decide(decision);
        // What waited for the decision is gone where that was a refusal.
        layer.whenAllowed(watch);
      },
      now,
    );
  },
});

function logError(...what: readonly unknown[]): void {
  console.error('[noest] analytics:', ...what);
}
