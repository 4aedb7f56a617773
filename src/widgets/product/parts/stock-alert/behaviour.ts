import { defineBehaviour } from '../../../../mount';
import { last, on, type ShopEvents } from '../../../../shared/platform/events';
import part from './part';

/**
 * Product rule 42: shown while the chosen variant is sold out. Of what is inside, the field `sku` names that variant, and what
 * `data-of` says to be about another one is hidden.
 */
export default defineBehaviour(part, {
  attach(element, _, signal) {
    const wasHidden = element.hidden;
    const sku = element.querySelector<HTMLInputElement>('input[name="sku"]');
    const printed = sku?.value ?? '';
    const abouts = [...element.querySelectorAll<HTMLElement>('[data-of]')];
    const wereHidden = abouts.map(({ hidden }) => hidden);
    const follow = (shown: ShopEvents['product-changed']): void => {
      element.hidden = !shown.isSoldOut;
      if (sku) sku.value = shown.sku;
      for (const about of abouts) about.hidden = about.dataset['of'] !== shown.sku;
    };
    const known = last('product-changed');
    if (known) follow(known);
    on('product-changed', follow, { signal });
    signal.addEventListener('abort', () => {
      element.hidden = wasHidden;
      if (sku) sku.value = printed;
      abouts.forEach((about, index) => (about.hidden = wereHidden[index] ?? false));
    });
  },
});
