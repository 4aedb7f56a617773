import { defineBehaviour } from '../../../../mount';
import { offerOfPage } from '../../../../shared/api/offered';
import { on } from '../../../../shared/platform/events';
import part from './part';
import type { PriceView } from '../../../../shared/money';
import { priceView } from '../../view';
import './price-toggle.css';

const VIEWS: Readonly<Record<string, PriceView>> = { incl_tax: 'incl_tax', excl_tax: 'excl_tax' };

offerOfPage();

/** A form that posts the price view; with scripts the page shows the other prices at once and posts nothing. */
export default defineBehaviour(part, {
  attach(form, _props, signal) {
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name="price_view"]')];

    form.addEventListener(
      'submit',
      (event) => {
        const view = event.submitter instanceof HTMLButtonElement ? VIEWS[event.submitter.value] : undefined;
        if (!view) return;
        event.preventDefault();
        void priceView.set(view);
      },
      { signal },
    );
    const show = (): void => {
      for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === priceView.current));
    };
    show();
    on('price-view-changed', show, { signal });
  },
});
