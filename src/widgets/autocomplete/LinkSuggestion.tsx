import { Icon } from '../../shared/ui';
import { Marked } from './Marked';
import type { LinkOption } from './sections';

interface LinkSuggestionProps {
  readonly id: string;
  readonly selected: boolean;
  readonly link: LinkOption;
  readonly query: string;
}

export function LinkSuggestion({ id, selected, link, query }: LinkSuggestionProps) {
  return (
    <a className="noest-autocomplete__option" role="option" tabIndex={-1} id={id} aria-selected={selected} href={link.href}>
      <Icon name={link.kind === 'category' ? 'layout-grid' : 'search'} small />
      <span className="noest-autocomplete__label">
        {link.group && <span className="noest-autocomplete__group">{link.group}: </span>}
        <Marked text={link.label} query={query} />
      </span>
      {link.count !== null && <span className="noest-autocomplete__count">{link.count}</span>}
    </a>
  );
}
