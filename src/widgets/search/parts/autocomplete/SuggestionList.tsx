import { Icon, replaceable } from '../../../../shared/ui';
import { t } from '../../messages';
import type { Answer } from './model';
import { optionAttributes, type ListProps } from './option';
import { sections } from './sections';
import { LinkSuggestion, ProductSuggestion } from './Suggestion';
import { SuggestionGroup } from './SuggestionGroup';
import part from './part';
import { useIsStacked } from './usePanel';
import './autocomplete.css';

const Product = replaceable(part.name, 'product', ProductSuggestion);

interface SuggestionListProps extends ListProps {
  /** The answer that is shown; null while the first one is loading. */
  readonly answer: Answer | null;
  /** Whether a newer answer is loading. */
  readonly busy: boolean;
  readonly onFollow: () => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, answer, optionId, busy, onFollow } = props;
  const isStacked = useIsStacked();
  if (!answer) return <LoadingSuggestions />;

  const { links, products, all } = sections(answer, props, isStacked);
  const option = (index: number) => ({ ...optionAttributes(props, index), onClick: onFollow });
  const lists = links.length > 0 && (
    <div className="noest-autocomplete__lists">
      {links.map(({ title, from, options }) => (
        <SuggestionGroup key={title} id={`${id}-${title}`} title={t(title)}>
          {options.map((link, index) => (
            <LinkSuggestion
              key={optionId(from + index)}
              option={option(from + index)}
              link={link}
              query={answer.query}
            />
          ))}
        </SuggestionGroup>
      ))}
    </div>
  );
  return (
    <div
      id={id}
      className="noest-autocomplete"
      role="listbox"
      aria-label={t('suggestions')}
      aria-busy={busy || undefined}
    >
      <div className={products ? 'noest-autocomplete__body' : undefined}>
        {!isStacked && lists}
        {products && (
          <div className="noest-autocomplete__products">
            <SuggestionGroup id={`${id}-products`} title={t('products')}>
              {products.options.map(({ href, product }, index) => (
                <Product
                  key={optionId(products.from + index)}
                  option={option(products.from + index)}
                  href={href}
                  product={product}
                  query={answer.query}
                />
              ))}
            </SuggestionGroup>
          </div>
        )}
        {isStacked && lists}
      </div>
      {all && (
        <a {...option(all.index)} className="noest-autocomplete__all" href={all.href}>
          {t('showAll', { query: answer.query })}
          <Icon name="arrow-right" small />
        </a>
      )}
    </div>
  );
}

/** Three rows without content, shown until the first answer. */
function LoadingSuggestions() {
  return (
    <div className="noest-autocomplete noest-autocomplete__loading" aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <span key={row} className="noest-autocomplete__blank" />
      ))}
    </div>
  );
}
