import { Icon } from '../../../../shared/ui';
import { t } from '../../messages';
import { optionAttributes, type ListProps } from './option';
import { withQuery } from './sections';
import { SuggestionGroup } from './SuggestionGroup';
import './autocomplete.css';

interface RecentSearchesProps extends ListProps {
  readonly searches: readonly string[];
  readonly onFollow: (words: string) => void;
  readonly onErase: () => void;
}

/** Search rule 21: what was searched for on this device before. The last option erases it. */
export function RecentSearches(props: RecentSearchesProps) {
  const { id, action, parameter, searches, onFollow, onErase } = props;
  return (
    <div id={id} className="noest-autocomplete" role="listbox" aria-label={t('recent')}>
      <div className="noest-autocomplete__lists">
        <SuggestionGroup id={`${id}-recent`} title={t('recent')}>
          {searches.map((words, index) => (
            <a
              key={words}
              {...optionAttributes(props, index)}
              className="noest-autocomplete__option"
              href={withQuery(action, words, parameter)}
              onClick={() => onFollow(words)}
            >
              <Icon name="search" small />
              <span className="noest-autocomplete__label">{words}</span>
            </a>
          ))}
        </SuggestionGroup>
      </div>
      <button
        {...optionAttributes(props, searches.length)}
        type="button"
        className="noest-autocomplete__all"
        onClick={onErase}
      >
        <Icon name="trash" small />
        {t('recentErase')}
      </button>
    </div>
  );
}
