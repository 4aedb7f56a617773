import type { ComponentProps } from 'react';
import type { Suggestions } from '../../../../shared/api';
import { formatMoney, formatUnit, unbroken } from '../../../../shared/i18n';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { Amount, Icon } from '../../../../shared/ui';
import { t } from '../../../product';
import { marked } from './marked';
import type { LinkOption } from './sections';
import '../../../../shared/ui/look/price.css';

interface SuggestionProps {
  /** The attributes that make the link an option of the listbox. */
  readonly option: ComponentProps<'a'>;
  readonly query: string;
}

interface LinkSuggestionProps extends SuggestionProps {
  readonly link: LinkOption;
}

/** Lucide's `layout-grid`. */
const GRID =
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z';

export function LinkSuggestion({ option, link, query }: LinkSuggestionProps) {
  return (
    <a {...option} className="noest-autocomplete__option" href={link.href}>
      {link.kind === 'category' ? <Icon path={GRID} small /> : <Icon name="search" small />}
      <span className="noest-autocomplete__label">
        {link.group && <span className="noest-autocomplete__group">{link.group}: </span>}
        <Marked text={link.label} query={query} />
      </span>
      {link.count !== null && <span className="noest-autocomplete__count">{link.count}</span>}
    </a>
  );
}

/** What the view of a suggested product is given. `option` goes on the link: it makes it an option of the list. */
export interface ProductSuggestionProps extends SuggestionProps {
  readonly href: string;
  readonly product: Suggestions['products'][number];
}

/** Search rule 9: picture of 75 by 75, name, unit price with a note on VAT. */
export function ProductSuggestion({ option, href, product, query }: ProductSuggestionProps) {
  const unit = formatUnit(product.unit);
  return (
    <a {...option} className="noest-autocomplete__option" href={href}>
      <span className="noest-autocomplete__picture">
        {product.image && (
          <img className="noest-autocomplete__image" src={product.image} alt="" width="75" height="75" />
        )}
      </span>
      <span className="noest-autocomplete__label">
        <span className="noest-autocomplete__name">
          <Marked text={unbroken(product.name)} query={query} />
        </span>
        {product.price && (
          <span className="noest-price">
            {product.isFromPrice && <span className="noest-price__from">{t('from')}</span>}{' '}
            <UnitPrice price={product.price} unit={unit} />
          </span>
        )}
      </span>
    </a>
  );
}

interface UnitPriceProps {
  readonly price: NonNullable<Suggestions['products'][number]['price']>;
  readonly unit: string;
}

/** The price in the view of the page; the one that the shop gives, in either view, where it gives one only. */
function UnitPrice({ price: { inclTax, exclTax }, unit }: UnitPriceProps) {
  const only = inclTax ?? exclTax;
  if (only === null) return null;
  const isWhole = inclTax !== null && exclTax !== null;
  return (
    <>
      <span className="noest-price__final">
        {isWhole ? <Amount amount={{ inclTax, exclTax }} /> : formatMoney(only)}
      </span>{' '}
      {unit && <span className="noest-price__unit">{unit} </span>}
      <span className="noest-price__note">
        {isWhole ? (
          <>
            <span className="noest-incl">{tCommon('inclTax')}</span>
            {/* Prices rule 15: a price without VAT is shown with the price including VAT. */}
            <span className="noest-excl">
              {tCommon('exclTax')} ({formatMoney(inclTax)} {tCommon('inclTax')})
            </span>
          </>
        ) : (
          tCommon(inclTax === null ? 'exclTax' : 'inclTax')
        )}
      </span>
    </>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return marked(text, query).map((piece, index) =>
    piece.matched ? (
      <mark key={index} className="noest-autocomplete__mark">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
