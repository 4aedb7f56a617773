import { announced } from '../../../shared/changes';
import { ok, type ApiResult } from '../../../shared/api/result';
import { emit, on } from '../../../shared/platform/events';
import { PRICE_VIEWS, type PriceView } from '../../../shared/money/priceView';
import { writeCookie, writeSession } from '../../../shared/platform/storage';
import { onTabs, tellTabs } from '../../../shared/platform/tabs/tabs';
import { storedPriceView } from './stored';

let current: PriceView = storedPriceView() ?? printedPriceView() ?? 'incl_tax';

/**
 * Whether prices show with or without VAT; incl_tax without a choice (prices rule 1). The `data-price-view`
 * attribute of the html element shows it by CSS; a cookie carries it to the following pages. A change of it is the event
 * `price-view-changed`: no signal, so that the switch in the header loads none.
 */
export const priceView: {
  readonly current: PriceView;
  set(view: PriceView): Promise<ApiResult<{ readonly view: PriceView }>>;
} = {
  get current() {
    return current;
  },
  set(view) {
    return announced('price-view-change', { view }, () => {
      if (view !== current) {
        writeCookie('price_view', view);
        writeSession('price-view', view);
        show(view);
        tellTabs('price-view', view);
      }
      return Promise.resolve(ok({ view }));
    });
  },
};

function show(view: PriceView): void {
  if (view === current) return;
  document.documentElement.dataset['priceView'] = view;
  current = view;
  emit('price-view-changed', { view });
}

/** Prices rule 7: the choice may have changed while this page was hidden or in the back/forward cache. */
function showStored(): void {
  const view = storedPriceView();
  if (view) show(view);
}

function printedPriceView(): PriceView | null {
  const printed = document.documentElement.dataset['priceView'];
  return isPriceView(printed) ? printed : null;
}

function isPriceView(value: unknown): value is PriceView {
  return PRICE_VIEWS.some((view) => view === value);
}

document.documentElement.dataset['priceView'] = current;
onTabs('price-view', (view) => {
  if (!isPriceView(view)) return;
  writeSession('price-view', view);
  show(view);
});
on('set-price-view', (detail) => {
  const view: unknown = Object(detail).view;
  if (isPriceView(view)) void priceView.set(view);
  else console.error('[noest] shop:set-price-view, view: expected "incl_tax" or "excl_tax", found', view);
});
addEventListener('pageshow', (event) => event.persisted && showStored());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && showStored());
