import { defineBehaviour } from '../../../../mount';
import { decidedConsent, keepConsent, parseConsent } from '../../layer/consent';
import { createLayer } from '../../layer/createLayer';
import { on } from '../../../../shared/platform/events';
import type { Step, StepName } from '../../layer/steps';
import type { PushEvent } from './events';
import { watchLists, type Card } from './lists';
import part from './part';

/**
 * Fills a data layer with GA4 events. Those of the page are in its markup as
 * `<script type="application/json" data-analytics-event="view_item">`; lists of products have `data-analytics-list`
 * around `data-analytics-item`; later ones follow from events of the kit. An event that GA4 would not accept is logged and
 * not pushed.
 *
 * This file holds the consent, and notes what happens until the shopper has decided. The code that measures is fetched once
 * something is allowed, with the first event (analytics rule 19).
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
    const pushByBus = (use: (code: Awaited<ReturnType<typeof bus>>) => unknown): void =>
      layer.whenAllowed(() => withModule(bus(), use));
    const now = { signal };

    /** Where the code can't be fetched the event is lost and logged; the page works as before. */
    function withModule<Module>(code: Promise<Module>, use: (module: Module) => unknown): void {
      code.then((module) => signal.aborted || use(module)).catch(logError);
    }

    const perRow = { desktop: desktopRow, mobile: mobileRow };
    const measureList = (event: 'view_item_list' | 'select_item', list: HTMLElement, cards: readonly Card[]): void =>
      layer.whenAllowed(() => withModule(events(), ({ pushList }) => pushList(push, event, list, cards)));
    watchLists(measureList, perRow, signal);
    on('cart-line-changed', (line) => pushByBus(({ pushCartLine }) => pushCartLine(line, push)), now);
    on('wishlist-changed', (wish) => pushByBus(({ pushWish }) => pushWish(wish, push)), now);
    on('checkout-started', () => pushByBus(({ pushCheckout }) => pushCheckout(push)), now);
    on('shipping-chosen', ({ tier }) => pushByBus(({ pushShipping }) => pushShipping(tier, push)), now);
    on('payment-chosen', ({ type }) => pushByBus(({ pushPayment }) => pushPayment(type, push)), now);

    const step = <Name extends StepName>(event: Name, data: Step<Name>): void =>
      layer.whenAllowed(() => withModule(events(), ({ pushStep }) => pushStep(layer, event, data)));
    on('delivery-promised', ({ country }) => step('delivery_promise', { country }), now);
    on('cutting-list-planned', ({ sku, pieces }) => step('cutting_list', { item_id: sku, pieces }), now);
    on('terrace-calculated', ({ area }) => step('terrace_calculation', { area }), now);
    on('list-added', (outcome) => step('quick_order', outcome), now);
    on('compare-added', ({ sku }) => step('add_to_compare', { item_id: sku }), now);

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
      },
      now,
    );
  },
});

function logError(...what: readonly unknown[]): void {
  console.error('[noest] analytics:', ...what);
}
