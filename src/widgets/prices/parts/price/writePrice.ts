import { formatMoney, formatUnit, type MeasureUnit } from '../../../../shared/i18n';
import { centsFromEuros } from '../../../../shared/money';
import { build } from '../../../../shared/platform/dom';
import { t } from '../../../product';

interface Euros {
  readonly inclTax: number;
  readonly exclTax: number;
}

interface Price {
  readonly regular: Euros;
  readonly final: Euros;
  readonly unit: MeasureUnit;
  readonly isFrom: boolean | undefined;
}

/**
 * Writes the amounts of a price into the markup that the server printed, and leaves everything else in it (prices rule 18).
 * An element with the class `noest-price__incl` shows the price with VAT, as beside one without (prices rule 15).
 */
export function writePrice(element: HTMLElement, { regular, final, unit, isFrom }: Price): void {
  const isSale = regular.inclTax > final.inclTax;
  element.classList.toggle('noest-price--sale', isSale);
  writeFinal(element, final);
  if (isSale) writeOld(element, regular);
  else removeOld(element);
  if (isFrom !== undefined) writeFrom(element, isFrom);
  writeUnit(element, formatUnit(unit));
  for (const inclTax of element.querySelectorAll('.noest-price__incl')) inclTax.textContent = money(final.inclTax);
}

function writeFinal(element: HTMLElement, final: Euros): void {
  const shown = find(element, 'final') ?? build('span', 'noest-price__final');
  if (!element.contains(shown)) element.append(shown);
  if (!rewrite(shown, final)) shown.replaceChildren(amount(final));
}

function writeOld(element: HTMLElement, regular: Euros): void {
  const old = find(element, 'old');
  if (old && rewrite(old, regular)) return;
  const fresh = build('s', 'noest-price__old', build('span', 'noest-hidden', `${t('oldPrice')} `), amount(regular));
  const before = find(element, 'before');
  if (old) old.replaceWith(fresh);
  else if (before) before.append(' ', fresh);
  else element.prepend(build('span', 'noest-price__before', fresh), ' ');
}

function removeOld(element: HTMLElement): void {
  find(element, 'old')?.remove();
  removeEmptyBefore(element);
}

function writeFrom(element: HTMLElement, isFrom: boolean): void {
  const from = find(element, 'from');
  if (from && !isFrom) {
    from.remove();
    removeEmptyBefore(element);
  } else if (!from && isFrom) {
    const fresh = build('span', 'noest-price__from', t('from'));
    const before = find(element, 'before');
    if (before) before.prepend(fresh, ' ');
    else element.prepend(build('span', 'noest-price__before', fresh), ' ');
  }
}

function removeEmptyBefore(element: HTMLElement): void {
  const before = find(element, 'before');
  if (before?.childElementCount === 0) before.remove();
}

function writeUnit(element: HTMLElement, text: string): void {
  const unit = find(element, 'unit');
  if (!text) unit?.remove();
  else if (unit) unit.textContent = text;
  else find(element, 'final')?.after(' ', build('span', 'noest-price__unit', text));
}

function find(element: HTMLElement, name: 'before' | 'from' | 'old' | 'final' | 'unit'): Element | null {
  return element.querySelector(`.noest-price__${name}`);
}

/** @returns false where the element has no amount in both views, and so nothing was written */
function rewrite(element: Element, { inclTax, exclTax }: Euros): boolean {
  const incl = element.querySelector('.noest-incl');
  const excl = element.querySelector('.noest-excl');
  if (!incl || !excl) return false;
  incl.textContent = money(inclTax);
  excl.textContent = money(exclTax);
  return true;
}

function amount({ inclTax, exclTax }: Euros): HTMLElement {
  return build(
    'span',
    'noest-amount',
    build('span', 'noest-incl', money(inclTax)),
    build('span', 'noest-excl', money(exclTax)),
  );
}

function money(euros: number): string {
  return formatMoney(centsFromEuros(euros));
}
