import type { ComponentProps } from 'react';
import { Icon } from '../../shared/ui';
import { Marked } from './Marked';
import type { LinkOption } from './sections';

interface LinkSuggestionProps {
  /** What makes the link an option of the listbox. */
  readonly option: ComponentProps<'a'>;
  readonly link: LinkOption;
  readonly query: string;
}

export function LinkSuggestion({ option, link, query }: LinkSuggestionProps) {
  return (
    <a {...option} className="noest-autocomplete__option" href={link.href}>
      <Icon name={link.kind === 'category' ? 'layout-grid' : 'search'} small />
      <span className="noest-autocomplete__label">
        {link.group && <span className="noest-autocomplete__group">{link.group}: </span>}
        <Marked text={link.label} query={query} />
      </span>
      {link.count !== null && <span className="noest-autocomplete__count">{link.count}</span>}
    </a>
  );
}
