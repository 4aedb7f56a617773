import type { ComponentProps } from 'react';
import type { Suggestions } from '../../shared/api';
import { formatMoney, formatUnit, unbroken } from '../../shared/i18n';
import { t as common } from '../../shared/i18n/common';
import { t } from '../../shared/i18n/product';
import { Amount } from '../../shared/ui';
import { Marked } from './Marked';
import { imageLink } from './links';
import '../../shared/ui/price.css';

interface ProductSuggestionProps {
  /** What makes the link an option of the listbox. */
  readonly option: ComponentProps<'a'>;
  readonly href: string;
  readonly product: Suggestions['products'][number];
  readonly query: string;
  readonly mediaBase: string;
}

/** Specification 2.8: picture of 75 by 75, name, unit price with a note on VAT. */
export function ProductSuggestion({ option, href, product, query, mediaBase }: ProductSuggestionProps) {
  const unit = formatUnit(product.unit);
  return (
    <a {...option} className="noest-autocomplete__option" href={href}>
      <span className="noest-autocomplete__picture">
        {product.image && (
          <img
            className="noest-autocomplete__image"
            src={imageLink(mediaBase, product.image)}
            alt=""
            width="75"
            height="75"
          />
        )}
      </span>
      <span className="noest-autocomplete__label">
        <span className="noest-autocomplete__name">
          <Marked text={unbroken(product.name)} query={query} />
        </span>
        <span className="noest-price">
          {product.isFromPrice && <span className="noest-price__from">{t('from')}</span>}{' '}
          <span className="noest-price__final">
            <Amount amount={product.price} />
          </span>{' '}
          {unit && <span className="noest-price__unit">{unit} </span>}
          <span className="noest-price__note">
            <span className="noest-incl">{common('inclTax')}</span>
            {/* A price without VAT never stands alone (see the decisions on the specification). */}
            <span className="noest-excl">
              {common('exclTax')} ({formatMoney(product.price.inclTax)} {common('inclTax')})
            </span>
          </span>
        </span>
      </span>
    </a>
  );
}
