import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../../../shared/ui';
import { t } from '../../messages';
import type { Answer } from './model';
import { sections } from './sections';
import { LinkSuggestion, ProductSuggestion } from './Suggestion';
import './autocomplete.css';

interface SuggestionListProps {
  readonly id: string;
  /** The answer that is shown; null while the first one is loading. */
  readonly answer: Answer | null;
  readonly action: string;
  readonly mediaBase: string;
  readonly active: number;
  readonly optionId: (index: number) => string;
  /** Whether a newer answer is loading. */
  readonly busy: boolean;
  readonly onFollow: () => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, answer, action, mediaBase, active, optionId, busy, onFollow } = props;
  if (!answer) return <LoadingSuggestions />;

  const { links, products, all } = sections(answer, action);
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onMouseDown: keepFocus,
    onClick: onFollow,
  });
  return (
    <div
      id={id}
      className="noest-autocomplete"
      role="listbox"
      aria-label={t('suggestions')}
      aria-busy={busy || undefined}
    >
      <div className={products ? 'noest-autocomplete__body' : undefined}>
        {links.length > 0 && (
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
        )}
        {products && (
          <div className="noest-autocomplete__products">
            <SuggestionGroup id={`${id}-products`} title={t('products')}>
              {products.options.map(({ href, product }, index) => (
                <ProductSuggestion
                  key={optionId(products.from + index)}
                  option={option(products.from + index)}
                  href={href}
                  product={product}
                  query={answer.query}
                  mediaBase={mediaBase}
                />
              ))}
            </SuggestionGroup>
          </div>
        )}
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

/** Keeps the focus in the field while an option is pressed. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

interface SuggestionGroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function SuggestionGroup({ id, title, children }: SuggestionGroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <div className="noest-autocomplete__title" id={id}>
        {title}
      </div>
      {children}
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
