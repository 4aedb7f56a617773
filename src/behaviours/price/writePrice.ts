import { build } from '../../shared/dom';
import { formatMoney, formatUnit, type MeasureUnit } from '../../shared/i18n';
import { t } from '../../shared/i18n/product';
import { centsFromEuros } from '../../shared/money';

interface Euros {
  readonly inclTax: number;
  readonly exclTax: number;
}

interface Price {
  readonly regular: Euros;
  readonly final: Euros;
  readonly unit: MeasureUnit;
}

/** Writes a price as the server prints one, in both price views; its "Vanaf" and its note about VAT stay. */
export function writePrice(element: HTMLElement, { regular, final, unit }: Price): void {
  const isSale = regular.inclTax > final.inclTax;
  const from = element.querySelector('.noest-price__from');
  const note = element.querySelector('.noest-price__note');
  const before = [...(from ? [from] : []), ...(isSale ? [oldPrice(regular)] : [])];
  const unitText = formatUnit(unit);

  const parts: Element[] = [];
  if (before.length > 0) parts.push(build('span', 'noest-price__before', ...spaced(before)));
  parts.push(build('span', 'noest-price__final', amount(final)));
  if (unitText) parts.push(build('span', 'noest-price__unit', unitText));
  if (note) parts.push(note);

  element.classList.toggle('noest-price--sale', isSale);
  element.replaceChildren(...spaced(parts));
}

function oldPrice(regular: Euros): HTMLElement {
  return build('s', 'noest-price__old', build('span', 'noest-hidden', `${t('oldPrice')} `), amount(regular));
}

function amount({ inclTax, exclTax }: Euros): HTMLElement {
  return build(
    'span',
    'noest-amount',
    build('span', 'noest-incl', formatMoney(centsFromEuros(inclTax))),
    build('span', 'noest-excl', formatMoney(centsFromEuros(exclTax))),
  );
}

/** Words run together when read aloud or copied unless there is a space between them. */
function spaced(parts: readonly Element[]): (Element | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
}
